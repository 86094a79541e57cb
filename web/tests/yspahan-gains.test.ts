import { expect, test } from 'vitest';
import { gains } from '../src/games/yspahan/gains';
import type { PlayerView, YspahanObservation } from '../src/protocol/yspahan';

const player = (buildings: string[] = []): PlayerView => ({
  gold: 0,
  camels: 0,
  buildings,
  hand: 0,
  cards: null,
});

function given(change: Partial<YspahanObservation> = {}): YspahanObservation {
  return {
    viewer: 0,
    asked: 0,
    kind: 'group',
    turn: 1,
    week: 1,
    day: 7,
    first: 0,
    order: [0, 1],
    turn_index: 0,
    supervisor: 'C0',
    floors: [],
    group: null,
    shops: {},
    caravan: [],
    camels: [3, 4, 7, 8, 11, 12],
    rows: [1, 1, 2, 2, 3, 3],
    loading_points: [2, 2, 1, 1, 0, 0],
    players: [player(), player()],
    pile: 18,
    discard: {},
    ...change,
  };
}

test('a loaded good brings the points of its camel', () => {
  const won = gains(given({ caravan: [0, 0] }), given({ caravan: [0, 0, 1] }));
  expect(won).toEqual([{ element: 'camel:2', seat: 1, points: 1 }]);
});

test('no points, nothing floats', () => {
  expect(gains(given({ caravan: [0, 0, 0, 0] }), given({ caravan: [0, 0, 0, 0, 1] }))).toEqual([]);
  expect(gains(given(), given())).toEqual([]);
});

test('the third building brings five, shown on the board of whoever built it', () => {
  const before = given({ players: [player(['paddock', 'hammam']), player(['paddock', 'hammam'])] });
  const after = given({
    players: [player(['paddock', 'hammam', 'bazaar']), player(['paddock', 'hammam', 'hoist'])],
  });
  expect(gains(before, after)).toEqual([
    { element: 'building:bazaar', seat: 0, points: 5 },
    { element: 'building:hoist@1', seat: 1, points: 5 },
  ]);
});

test('the end of a week counts complete souks, the bazaar and the caravan', () => {
  const before = given({
    shops: { 'vase-blue-1': 1, 'barrel-white-1': 0, 'barrel-white-2': 0, 'chest-blue-1': 1 },
    caravan: [0, 1, 0],
    players: [player(['bazaar']), player()],
  });
  const after = given({ week: 2, caravan: [0, 1, 0], players: before.players });
  expect(gains(before, after)).toEqual([
    { element: 'shop:vase-blue-1', seat: 1, points: 4 },
    { element: 'shop:barrel-white-1', seat: 0, points: 5 },
    { element: 'camel:2', seat: 0, points: 4 },
    { element: 'camel:1', seat: 1, points: 1 },
  ]);
});
