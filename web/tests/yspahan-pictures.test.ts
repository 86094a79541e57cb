import { expect, test } from 'vitest';
import buildingsCsv from '../../src/caravansary/games/yspahan/components/buildings.csv?raw';
import cardsCsv from '../../src/caravansary/games/yspahan/components/cards.csv?raw';
import { BUILDING_SHAPES, CARDS, FLOOR_SHAPES } from '../src/games/yspahan/pictures';

/** The first column of a table. */
function names(csv: string): string[] {
  const [, ...lines] = csv.trim().split('\n');
  return lines.map((line) => line.split(',')[0] ?? '').sort();
}

test('there is a picture for each building, card and floor', () => {
  expect(Object.keys(BUILDING_SHAPES).sort()).toEqual(names(buildingsCsv));
  expect(Object.keys(CARDS).sort()).toEqual(names(cardsCsv));
  expect(Object.keys(FLOOR_SHAPES).sort()).toEqual(['bag', 'barrel', 'camel', 'chest', 'gold', 'vase']);
});
