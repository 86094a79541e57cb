/** What every page needs to know of the server: the games there are, and who I am. */
import type { CreateTable, GameInfo } from '../../protocol/shell';
import { createTable, getGames, getMe, setName } from '../net/api';
import { speech, t } from '../words/speech.svelte';
import { inOrder } from './offers';
import { router, tablePath } from './router.svelte';

class House {
  games = $state.raw<GameInfo[]>([]);
  name = $state<string | null>(null);

  async open(): Promise<void> {
    const [games, me] = await Promise.all([getGames(), getMe()]);
    this.games = inOrder(games);
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
