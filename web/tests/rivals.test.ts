import { expect, test } from 'vitest';
import { after, type Career, NEWCOMER, resultOf, suggest } from '../src/lib/table/rivals';
import type { Final, GameInfo, TableInfo } from '../src/protocol/shell';

const LEVELS = ['random', 'level1', 'level2', 'level3', 'greedy', 'level4', 'level5'];
const game = {
  id: 'yspahan',
  bots: [
    ...LEVELS.map((id) => ({ id, style: false, elo: null })),
    { id: 'yspahan-builder', style: true, elo: 1300 },
    { id: 'yspahan-rider', style: true, elo: 1100 },
  ],
} as unknown as GameInfo;

function career(...results: [string, boolean][]): Career {
  return results.reduce((found, [bot, won]) => after(found, game, bot, won), NEWCOMER);
}

test('a newcomer begins with the second level', () => {
  expect(suggest(NEWCOMER, game)).toMatchObject({ bot: 'level2', reason: 'first', style: null });
});

test('a victory leads to the next level, and at the top there is nobody stronger', () => {
  expect(suggest(career(['level2', true]), game)).toMatchObject({ bot: 'level3', reason: 'won', last: 'level2' });
  expect(suggest(career(['level3', true]), game)).toMatchObject({ bot: 'level4', reason: 'won' });
  expect(suggest(career(['level5', true]), game)).toMatchObject({ bot: 'level5', reason: 'top' });
});

test('one defeat changes nothing, two in a row lead one level down', () => {
  expect(suggest(career(['level3', false]), game)).toMatchObject({ bot: 'level3', reason: 'lost' });
  expect(suggest(career(['level3', false], ['level3', false]), game)).toMatchObject({
    bot: 'level2',
    reason: 'lost-twice',
    last: 'level3',
  });
  expect(suggest(career(['level1', false], ['level1', false]), game)).toMatchObject({ bot: 'level1', reason: 'lost' });
  expect(suggest(career(['level3', false], ['level4', false]), game)).toMatchObject({ bot: 'level4', reason: 'lost' });
});

test('three victories against a level lead to a style, the weakest that was not beaten yet', () => {
  const three = [
    ['level2', true],
    ['level2', true],
    ['level2', true],
  ] as [string, boolean][];
  expect(suggest(career(...three.slice(1)), game).style).toBeNull();
  expect(suggest(career(...three), game).style).toEqual({ bot: 'yspahan-rider', beaten: 'level2' });
  const met = career(...three, ['yspahan-rider', true]);
  expect(suggest(met, game)).toMatchObject({ bot: 'level3', reason: 'next', style: { bot: 'yspahan-builder' } });
});

const seat = (bot: string | null, kind = bot ? 'bot' : 'human') => ({ kind, bot, replaced: null });
const table = (seats: unknown[], mine = [0], forked: number | null = null) =>
  ({ seats, mine, forked }) as unknown as TableInfo;
const final = (...places: number[]) => ({ places }) as unknown as Final;

test('a result counts where one person alone met bots of one kind', () => {
  const alone = table([seat(null), seat('level2'), seat('level2')]);
  expect(resultOf(alone, final(1, 2, 3))).toEqual({ bot: 'level2', won: true });
  expect(resultOf(alone, final(2, 1, 3))).toEqual({ bot: 'level2', won: false });
  expect(resultOf(table([seat(null), seat('level2'), seat('level3')]), final(1, 2, 3))).toBeNull();
  expect(resultOf(table([seat(null), seat(null)]), final(1, 2))).toBeNull();
  expect(resultOf(table([seat(null), seat('level2')], [0], 12), final(1, 2))).toBeNull();
  expect(resultOf(table([seat(null), seat('level2')], []), final(1, 2))).toBeNull();
  expect(resultOf(table([seat(null)]), final(1))).toBeNull();
});
