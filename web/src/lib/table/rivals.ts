/** Which opponent fits: one level up after a victory, one down after two defeats, and after three victories a style. */
import type { BotInfo, Final, GameInfo, TableInfo } from '../../protocol/shell';

/** How somebody fared in a game against bots. */
export interface Career {
  /** The bot that was played last; the first game is still to come where there is none. */
  last: string | null;
  won: boolean;
  /** Defeats in a row against that bot. */
  defeats: number;
  /** The level that fits now. */
  level: string | null;
  /** Victories by bot. */
  victories: Record<string, number>;
}

export const NEWCOMER: Career = { last: null, won: false, defeats: 0, level: null, victories: {} };

export interface Suggestion {
  bot: string;
  /** One line says why: the message `ui-rival-<reason>`, with the last opponent and the next one. */
  reason: 'first' | 'won' | 'top' | 'lost' | 'lost-twice' | 'next';
  last: string | null;
  /** A bot with a style, after three victories against the level `beaten`. */
  style: { bot: string; beaten: string } | null;
}

const FIRST = 'level2';
const ENOUGH_VICTORIES = 3;

function levelsOf(game: GameInfo): string[] {
  return game.bots.filter(({ id, style }) => !style && id.startsWith('level')).map(({ id }) => id);
}

/** The level so many steps from another, as far as there are levels. */
function stepped(game: GameInfo, level: string, by: number): string {
  const levels = levelsOf(game);
  return levels[Math.max(0, Math.min(levels.length - 1, levels.indexOf(level) + by))] ?? level;
}

/** The career after one more game against a bot. */
export function after(career: Career, game: GameInfo, bot: string, won: boolean): Career {
  const victories = { ...career.victories, [bot]: (career.victories[bot] ?? 0) + Number(won) };
  const defeats = won ? 0 : 1 + (career.last === bot ? career.defeats : 0);
  const isLevel = levelsOf(game).includes(bot);
  const step = won ? 1 : defeats >= 2 ? -1 : 0;
  const level = isLevel ? stepped(game, bot, step) : career.level;
  return { last: bot, won, defeats, level, victories };
}

export function suggest(career: Career, game: GameInfo): Suggestion {
  const levels = levelsOf(game);
  const bot = career.level ?? (levels.includes(FIRST) ? FIRST : (levels[0] ?? game.bots[0]?.id ?? 'random'));
  return { bot, reason: reasonFor(career, bot), last: career.last, style: styleFor(career, game) };
}

function reasonFor({ last, won, defeats, level }: Career, bot: string): Suggestion['reason'] {
  if (last === null) return 'first';
  if (level === null || !last.startsWith('level')) return 'next';
  if (won) return last === bot ? 'top' : 'won';
  return defeats >= 2 && last !== bot ? 'lost-twice' : 'lost';
}

/** The first style that was not beaten yet, the weakest first where that was measured. */
function styleFor(career: Career, game: GameInfo): Suggestion['style'] {
  const beaten = levelsOf(game).findLast((level) => (career.victories[level] ?? 0) >= ENOUGH_VICTORIES);
  const styles = game.bots.filter(({ style }) => style).sort((a, b) => strength(a) - strength(b));
  const next = styles.find(({ id }) => !career.victories[id]) ?? styles[0];
  return beaten && next ? { bot: next.id, beaten } : null;
}

/** Who was not measured comes last. */
const strength = ({ elo }: BotInfo): number => elo ?? Number.MAX_SAFE_INTEGER;

export interface Result {
  bot: string;
  won: boolean;
}

/** What a finished table says: one person alone against bots of one kind, from the start; null at other tables. */
export function resultOf(info: TableInfo, final: Final): Result | null {
  const [seat, ...more] = info.mine;
  if (seat === undefined || more.length > 0 || info.forked !== null) return null;
  if (info.seats[seat]?.bot) return null;
  const others = info.seats.filter((_, index) => index !== seat);
  const bots = new Set(others.map(({ kind, bot, replaced }) => (kind === 'bot' && !replaced ? bot : null)));
  const [bot] = bots;
  return bots.size === 1 && bot ? { bot, won: final.places[seat] === 1 } : null;
}
