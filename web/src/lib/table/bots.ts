/** The bots that can sit at a table of a game, and what people are told of them. */
import type { BotInfo, GameInfo } from '../../protocol/shell';
import { speech } from '../words/speech.svelte';

export const botIds = (game: GameInfo | null): string[] => game?.bots.map(({ id }) => id) ?? [];
export const levelsOf = (game: GameInfo): BotInfo[] => game.bots.filter(({ style }) => !style);
export const stylesOf = (game: GameInfo): BotInfo[] => game.bots.filter(({ style }) => style);

/** A bot's name in the reader's language; its id where nobody gave it one. */
export function botName(id: string | null | undefined): string {
  return speech.find(`bot-${id}`) ?? id ?? '';
}

/** A sentence about the bot, where there is one. */
export function botAbout(id: string): string | null {
  return speech.find(`bot-${id}-about`);
}

/** The strongest level. */
export function masterOf(game: GameInfo): string {
  return levelsOf(game).at(-1)?.id ?? 'random';
}
