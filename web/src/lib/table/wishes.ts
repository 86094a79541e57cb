/** Ready-made tables: what the buttons of the start page ask for. */
import type { CreateTable, GameInfo, SeatWish } from '../../protocol/shell';
import { lessonSeats } from '../page/offers';

const ME: SeatWish = { kind: 'me' };
const OPEN: SeatWish = { kind: 'open' };

/** As many seats as the game has, but not more than four. */
export function sensibleSeats(game: GameInfo): number {
  const few = game.seats.filter((seats) => seats <= 4);
  return Math.max(...(few.length > 0 ? few : game.seats));
}

/** Not the weakest level, not the one that thinks longest. */
export function sensibleBot(game: GameInfo): string {
  const levels = game.bots.filter(({ style }) => !style);
  return levels[Math.floor(levels.length / 2)]?.id ?? 'random';
}

export function againstBots(game: GameInfo, bot = sensibleBot(game)): CreateTable {
  const bots = Array.from({ length: sensibleSeats(game) - 1 }, () => ({ kind: 'bot', bot }) as const);
  return { game: game.id, seats: [ME, ...bots] };
}

export function withFriends(game: GameInfo): CreateTable {
  const others = Array.from({ length: sensibleSeats(game) - 1 }, () => OPEN);
  return { game: game.id, seats: [ME, ...others], start: false };
}

/** The table the game's lesson is made for, else the smallest with others, against the weakest bot. */
export function firstLesson(game: GameInfo): CreateTable {
  const bot = game.bots[0]?.id ?? 'random';
  const seats = lessonSeats(game.id) ?? Math.max(2, Math.min(...game.seats));
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot }) as const);
  return { game: game.id, seats: [ME, ...bots] };
}
