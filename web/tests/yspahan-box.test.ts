import { expect, test } from 'vitest';
import pointsCsv from '../../src/caravansary/games/yspahan/components/building_points.csv?raw';
import buildingsCsv from '../../src/caravansary/games/yspahan/components/buildings.csv?raw';
import cardsCsv from '../../src/caravansary/games/yspahan/components/cards.csv?raw';
import towerCsv from '../../src/caravansary/games/yspahan/components/tower.csv?raw';
import { BUILDING_POINTS, BUILDINGS, CARDS, FLOORS } from '../src/games/yspahan/box';

/** A table as records; the columns read here stand before any quoted comma. */
function records(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])));
}

test('buildings have their prices, in the order of the board', () => {
  expect(BUILDINGS.map(({ id, camels, gold }) => [id, camels, gold])).toEqual(
    records(buildingsCsv).map(({ building_id, cost_camels, cost_gold }) => [
      building_id,
      Number(cost_camels),
      Number(cost_gold),
    ]),
  );
});

test('buildings bring their points', () => {
  expect([...BUILDING_POINTS]).toEqual(records(pointsCsv).map(({ points }) => Number(points)));
});

test('every card has a picture', () => {
  expect(Object.keys(CARDS).sort()).toEqual(
    records(cardsCsv)
      .map(({ card_id }) => card_id)
      .sort(),
  );
});

test('every floor knows the building that helps it', () => {
  expect(Object.entries(FLOORS).map(([id, { helper, bonus }]) => [id, helper, bonus])).toEqual(
    records(towerCsv).map(({ floor_id, boosting_building, building_bonus }) => [
      floor_id,
      boosting_building,
      Number.parseInt(building_bonus ?? '', 10),
    ]),
  );
});
