import { describe, expect, test } from 'vitest';
import djinnsCsv from '../../src/caravansary/games/five_tribes/components/djinns.csv?raw';
import pointsCsv from '../../src/caravansary/games/five_tribes/components/points.csv?raw';
import resourcesCsv from '../../src/caravansary/games/five_tribes/components/resources.csv?raw';
import salesCsv from '../../src/caravansary/games/five_tribes/components/sale_values.csv?raw';
import kindsCsv from '../../src/caravansary/games/five_tribes/components/tile_kinds.csv?raw';
import tribesCsv from '../../src/caravansary/games/five_tribes/components/tribes.csv?raw';
import {
  DJINN_FEES,
  DJINN_PICTURES,
  GOODS,
  goodsValue,
  MARKETS,
  PALACE_POINTS,
  PALM_POINTS,
  POINTS,
  RESOURCE_COUNTS,
  RESOURCE_SHAPES,
  SET_VALUES,
  TRIBES,
} from '../src/games/five-tribes/box';
import { gains } from '../src/games/five-tribes/gains';
import { KIND_GLYPHS, KIND_GROUNDS } from '../src/games/five-tribes/glyphs';
import type { FiveTribesObservation } from '../src/protocol/five-tribes';

/** Rows by the names of their columns; no quoted commas before the last column. */
function rows(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])));
}

describe('the board knows the box', () => {
  test('tribes', () => {
    expect(rows(tribesCsv).map(({ tribe }) => tribe)).toEqual([...TRIBES]);
  });

  test('resources and how many there are', () => {
    const found = Object.fromEntries(rows(resourcesCsv).map(({ kind, count }) => [kind, Number(count)]));
    expect(RESOURCE_COUNTS).toEqual(found);
    expect(Object.keys(RESOURCE_SHAPES)).toEqual(Object.keys(found));
    expect([...GOODS, 'fakir']).toEqual(Object.keys(found));
  });

  test('values of sets', () => {
    expect(SET_VALUES.slice(1)).toEqual(rows(salesCsv).map(({ value }) => Number(value)));
  });

  test('kinds of tiles and what markets offer', () => {
    const kinds = rows(kindsCsv);
    expect(Object.keys(KIND_GLYPHS).sort()).toEqual(kinds.map(({ kind }) => kind).sort());
    expect(Object.keys(KIND_GROUNDS).sort()).toEqual(kinds.map(({ kind }) => kind).sort());
    const markets = kinds.filter(({ coins }) => Number(coins) > 0);
    expect(MARKETS).toEqual(
      Object.fromEntries(
        markets.map(({ kind, coins, from_first, take }) => [
          kind,
          { coins: Number(coins), first: Number(from_first), take: Number(take) },
        ]),
      ),
    );
  });

  test('points', () => {
    const points = Object.fromEntries(rows(pointsCsv).map(({ item, points }) => [item, Number(points)]));
    expect([POINTS.vizier, POINTS.viziersWithJafaar]).toEqual([points.vizier, points.vizier_with_jafaar]);
    expect([POINTS.elder, POINTS.eldersWithShamhat]).toEqual([points.elder, points.elder_with_shamhat]);
    expect([PALM_POINTS.usual, PALM_POINTS.withHaurvatat]).toEqual([points.palm, points.palm_with_haurvatat]);
    expect(PALACE_POINTS).toBe(points.palace);
  });

  test('every djinn has a picture of its own and its fee', () => {
    const fees: Record<string, readonly string[] | undefined> = {
      none: undefined,
      elder_or_fakir: ['any'],
      elder_plus_elder_or_fakir: ['elder', 'any'],
      fakir: ['fakir'],
      fakirs_any_number: ['fakir'],
    };
    const djinns = rows(djinnsCsv);
    expect(Object.keys(DJINN_PICTURES).sort()).toEqual(djinns.map(({ djinn_id }) => djinn_id).sort());
    expect(new Set(Object.values(DJINN_PICTURES).map((shapes) => JSON.stringify(shapes))).size).toBe(djinns.length);
    for (const { djinn_id = '', cost = '' } of djinns) expect(DJINN_FEES[djinn_id], djinn_id).toEqual(fees[cost]);
  });
});

test('goods are worth their best sets', () => {
  expect(goodsValue({})).toBe(0);
  expect(goodsValue({ fish: 3, wheat: 2, ivory: 1, gold: 1, fakir: 2 })).toBe(17);
  expect(goodsValue(Object.fromEntries(GOODS.map((kind) => [kind, RESOURCE_COUNTS[kind] ?? 0])))).toBe(194);
});

test('points float from a tile that was taken and from coins one may see', () => {
  const tile = { tile: 'r1c1', kind: 'oasis', colour: 'red', value: 8, blue: 0, meeples: {}, palms: 1, palaces: 0 };
  const moment = (camel: number | null, palms: number, coins: number): FiveTribesObservation =>
    ({
      tiles: [{ ...tile, camel, palms }],
      players: [
        { coins, djinns: [] },
        { coins: null, djinns: [{ djinn: 'haurvatat', points: 8, used: false }] },
      ],
    }) as unknown as FiveTribesObservation;
  expect(gains(moment(null, 0, 50), moment(1, 1, 53))).toEqual([
    { element: 'tile:r1c1', seat: 1, points: 13 },
    { element: 'player:1', seat: 0, points: 3 },
  ]);
  expect(gains(moment(0, 1, 50), moment(0, 2, 47))).toEqual([{ element: 'tile:r1c1', seat: 0, points: 3 }]);
  expect(gains(null, moment(1, 1, 53))).toEqual([]);
});
