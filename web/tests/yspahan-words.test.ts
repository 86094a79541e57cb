import { expect, test } from 'vitest';
import type { YspahanContext } from '../src/games/yspahan/context';
import { about } from '../src/games/yspahan/words';

interface Given {
  shops?: Record<string, number>;
  bazaar?: number;
  seats?: number;
}

/** A table of which the words alone are looked at: a message is shown as its id and its numbers. */
function board({ shops = {}, bazaar, seats = 3 }: Given): YspahanContext {
  return {
    player: 0,
    observation: {
      shops,
      first: 0,
      floors: [{ floor: 'camel', value: 2, white: 3, yellow: 0, gives: [3, 3, 3] }],
      players: Array.from({ length: seats }, (_, seat) => ({ souk_bonus: seat === bazaar ? 2 : 0 })),
    },
    printed: { souks: { 'bag-white': 3 } },
    hint: () => undefined,
    seat: (index: number) => ({ name: `player ${index}` }),
    say: (id: string, args: Record<string, unknown> = {}) =>
      [id, args.points].filter((part) => part !== undefined).join(' '),
  } as unknown as YspahanContext;
}

const lines = (given: Given, element: string) => about(board(given), element)?.lines;

test('R43: a souk promises what it brings its owner, with the bazaar two points more', () => {
  const begun = { 'bag-white-1': 1 };
  expect(lines({ shops: begun }, 'shop:bag-white-2')).toEqual(['yspahan-board-souk-of 3', 'yspahan-hint-shop 3']);
  expect(lines({ shops: begun, bazaar: 1 }, 'shop:bag-white-2')).toEqual([
    'yspahan-board-souk-of 5',
    'yspahan-hint-shop 5',
  ]);
  const full = { ...begun, 'bag-white-2': 1, 'bag-white-3': 1 };
  expect(lines({ shops: full, bazaar: 1 }, 'shop:bag-white-1')).toEqual(['yspahan-board-souk-complete 5']);
});

test('R43: a free souk promises what it would bring the player who looks', () => {
  expect(lines({ bazaar: 0 }, 'shop:bag-white-1')).toEqual(['yspahan-hint-shop 5']);
  expect(lines({ bazaar: 1 }, 'shop:bag-white-1')).toEqual(['yspahan-hint-shop 3']);
});

test('R12, R47: dice have three uses, with two players a fourth', () => {
  expect(lines({ seats: 3 }, 'floor:camel')).toHaveLength(3);
  expect(lines({ seats: 2 }, 'floor:camel')?.at(-1)).toBe('yspahan-board-build');
});
