import { expect, test } from 'vitest';
import { inOrder } from '../src/lib/page/offers';
import type { GameInfo } from '../src/protocol/shell';

function named(id: string): GameInfo {
  return {
    id,
    title: id.toUpperCase(),
    seats: [2],
    options: [],
    presets: [],
    bots: [],
    languages: [],
    board: null,
  } as never;
}

test('games with a board come first, the easiest of them at the top, the others by title', () => {
  const games = ['zebra', 'wayfarers', 'ants', 'yspahan', 'marco-polo-ii', 'five-tribes'].map(named);
  const order = ['yspahan', 'five-tribes', 'marco-polo-ii', 'wayfarers', 'ants', 'zebra'];
  expect(inOrder(games).map(({ id }) => id)).toEqual(order);
});
