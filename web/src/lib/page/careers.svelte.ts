/** How one fared against bots, game by game, kept in this device's storage. Nobody needs an account for it. */
import type { Final, GameInfo, TableInfo } from '../../protocol/shell';
import { after, type Career, NEWCOMER, resultOf } from '../table/rivals';

const KEY = 'caravansary-careers';
/** Of so many tables it is known that they were counted. */
const REMEMBERED = 50;

interface Stored {
  games: Record<string, Career>;
  counted: string[];
}

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { games: found.games ?? {}, counted: found.counted ?? [] };
  } catch {
    return { games: {}, counted: [] };
  }
}

class Careers {
  #stored = $state.raw<Stored>(read());

  of(game: string): Career {
    return { ...NEWCOMER, ...this.#stored.games[game] };
  }

  /** Counts the result of a table, once. */
  count(info: TableInfo, game: GameInfo, final: Final): void {
    const result = resultOf(info, final);
    // Another tab may have played on meanwhile.
    const { games, counted } = read();
    if (!result || counted.includes(info.id)) return;
    const career = after({ ...NEWCOMER, ...games[game.id] }, game, result.bot, result.won);
    this.#stored = { games: { ...games, [game.id]: career }, counted: [...counted, info.id].slice(-REMEMBERED) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that forbids storage forgets it when the page closes.
    }
  }
}

export const careers = new Careers();
