/** What every page needs to know of the server: the games there are, and who I am. */

import { createTable, getGames, getMe, setName } from './api';
import { hasBoard } from './board';
import type { CreateTable, GameInfo } from './protocol';
import { router, tablePath } from './router.svelte';
import { speech, t } from './speech.svelte';

/** The rooms of the house, the easiest game first. */
const ROOMS = ['yspahan', 'five-tribes', 'marco-polo-ii', 'wayfarers'];

/** Games with a board come before those that are played from the prompt, ours before those of others. */
function room(game: GameInfo): number {
  const at = ROOMS.indexOf(game.id);
  return (hasBoard(game.id) ? 0 : ROOMS.length + 1) + (at < 0 ? ROOMS.length : at);
}

class House {
  games = $state.raw<GameInfo[]>([]);
  name = $state<string | null>(null);

  async open(): Promise<void> {
    const [games, me] = await Promise.all([getGames(), getMe()]);
    this.games = games.sort((a, b) => room(a) - room(b));
    this.name = me.name;
  }

  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  title(id: string): string {
    return speech.find(`${id}-title`) ?? this.game(id)?.title ?? id;
  }

  #renaming: Promise<unknown> = Promise.resolve();

  async rename(name: string): Promise<void> {
    const renaming = setName(name);
    this.#renaming = renaming.catch(() => {});
    this.name = (await renaming).name;
  }

  /** Waits for the name that somebody is just giving; nobody needs to give one to play. */
  async introduce(): Promise<void> {
    await this.#renaming;
    if (this.name === null) await this.rename(t('player-default-name'));
  }

  /** Creates a table and goes there; `query` is added to its address. */
  async sitDown(wish: CreateTable, query = ''): Promise<void> {
    await this.introduce();
    const { id } = await createTable(wish);
    router.go(tablePath(id) + query);
  }
}

export const house = new House();
