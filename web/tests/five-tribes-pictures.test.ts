import { expect, test } from 'vitest';
import djinnsCsv from '../../src/caravansary/games/five_tribes/components/djinns.csv?raw';
import resourcesCsv from '../../src/caravansary/games/five_tribes/components/resources.csv?raw';
import kindsCsv from '../../src/caravansary/games/five_tribes/components/tile_kinds.csv?raw';
import tribesCsv from '../../src/caravansary/games/five_tribes/components/tribes.csv?raw';
import { gains } from '../src/games/five-tribes/gains';
import { KIND_GLYPHS, KIND_GROUNDS } from '../src/games/five-tribes/glyphs';
import { DJINN_PICTURES, feePictures, RESOURCE_SHAPES, TRIBE_SHAPES } from '../src/games/five-tribes/pictures';
import type { FiveTribesObservation } from '../src/protocol/five-tribes';

/** The first column of a table. */
function names(csv: string): string[] {
  const [, ...lines] = csv.trim().split('\n');
  return lines.map((line) => line.split(',')[0] ?? '').sort();
}

test.each([
  ['tribes', tribesCsv, TRIBE_SHAPES],
  ['resources', resourcesCsv, RESOURCE_SHAPES],
  ['kinds of tiles', kindsCsv, KIND_GLYPHS],
  ['kinds of tiles, on the ground', kindsCsv, KIND_GROUNDS],
  ['djinns', djinnsCsv, DJINN_PICTURES],
])('there is a picture for each of the %s', (_, csv, pictures) => {
  expect(Object.keys(pictures).sort()).toEqual(names(csv));
});

test('every djinn has a picture of its own', () => {
  const drawn = Object.values(DJINN_PICTURES).map((shapes) => JSON.stringify(shapes));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('ways to pay have a picture', () => {
  expect(feePictures(['elder', 'fakir'])).toEqual(['any']);
  expect(feePictures(['two_elders', 'elder_and_fakir'])).toEqual(['elder', 'any']);
  expect(feePictures(['fakir'])).toEqual(['fakir']);
  expect(feePictures()).toEqual([]);
});

test('points float from a tile that was taken or is worth more, and from coins one may see', () => {
  const moment = (camel: number | null, points: number, coins: number): FiveTribesObservation =>
    ({
      tiles: [{ tile: 'r1c1', camel, points }],
      players: [{ coins }, { coins: null }],
    }) as unknown as FiveTribesObservation;
  expect(gains(moment(null, 13, 50), moment(1, 13, 53))).toEqual([
    { element: 'tile:r1c1', seat: 1, points: 13 },
    { element: 'player:1', seat: 0, points: 3 },
  ]);
  expect(gains(moment(0, 11, 50), moment(0, 14, 47))).toEqual([{ element: 'tile:r1c1', seat: 0, points: 3 }]);
  expect(gains(null, moment(1, 1, 53))).toEqual([]);
});
