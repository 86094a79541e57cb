import { describe, expect, test } from 'vitest';
import citiesCsv from '../../src/caravansary/games/marco_polo_ii/components/cities.csv?raw';
import bonusCsv from '../../src/caravansary/games/marco_polo_ii/components/city_tiles.csv?raw';
import contractsCsv from '../../src/caravansary/games/marco_polo_ii/components/contracts.csv?raw';
import sealsCsv from '../../src/caravansary/games/marco_polo_ii/components/guild_seals.csv?raw';
import oasesCsv from '../../src/caravansary/games/marco_polo_ii/components/oases.csv?raw';
import outpostCsv from '../../src/caravansary/games/marco_polo_ii/components/outpost_tiles.csv?raw';
import routesCsv from '../../src/caravansary/games/marco_polo_ii/components/routes.csv?raw';
import shieldsCsv from '../../src/caravansary/games/marco_polo_ii/components/shields.csv?raw';
import { SEALS, SHIELDS, SIGNS } from '../src/games/marco-polo-ii/glyphs';
import { type Box, boxOf, KINDS, PLACES, wayOf } from '../src/games/marco-polo-ii/layout';
import { brackets, cardLines, diceOf, parseBundle } from '../src/games/marco-polo-ii/notation';

/** Rows by the names of their columns; no quoted commas before the columns that are used. */
function rows(csv: string): Record<string, string>[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])));
}

const SIZES = {
  wide: { width: 868, height: 440, tall: false },
  tall: { width: 366, height: 542, tall: true },
};

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

describe('the map', () => {
  test('has all cities and oases of the box, and no others', () => {
    const places = [...rows(citiesCsv), ...rows(oasesCsv)].map(({ id }) => id);
    expect(Object.keys(PLACES).sort()).toEqual(places.sort());
  });

  test('draws every city by its kind', () => {
    for (const { id = '', kind = '' } of rows(citiesCsv)) expect([kind, 'jaipur']).toContain(KINDS[id]);
  });

  test.each(Object.entries(SIZES))('no place lies on another (%s)', (_, size) => {
    const boxes = Object.keys(PLACES).map((id) => ({ id, ...boxOf(id, size) }));
    for (const a of boxes) {
      for (const b of boxes) if (a.id < b.id) expect(overlap(a, b), `${a.id} and ${b.id}`).toBe(false);
    }
  });

  test.each(Object.entries(SIZES))('every cost can be read inside the map (%s)', (_, size) => {
    for (const { a = '', b = '', coins = '0' } of rows(routesCsv)) {
      const { label } = wayOf({ a, b, cost: `coin=${coins}`, seal: null }, size);
      expect(label.x).toBeGreaterThan(14);
      expect(label.x).toBeLessThan(size.width - 14);
      expect(label.y).toBeGreaterThan(6);
      expect(label.y).toBeLessThan(size.height - 6);
    }
  });
});

describe('signs', () => {
  test('for everything that can be paid or gained', () => {
    const texts = [
      ...rows(bonusCsv).map(({ bonus = '' }) => bonus),
      ...rows(outpostCsv).map(({ bonus = '' }) => bonus),
      ...rows(contractsCsv).flatMap(({ cost = '', reward_extra = '' }) => [cost, reward_extra]),
    ];
    for (const { key } of texts.flatMap(parseBundle)) expect(Object.keys(SIGNS)).toContain(key);
  });

  test('for every shield and every seal', () => {
    expect(Object.keys(SHIELDS)).toEqual(rows(shieldsCsv).map(({ id }) => id));
    expect(Object.keys(SEALS)).toEqual(rows(sealsCsv).map(({ id }) => id));
  });
});

describe('brackets of a die', () => {
  test('say from where to where the same number holds', () => {
    const times = brackets([1, 1, 1, 1, 2, 2]);
    expect(times).toEqual([
      { low: 1, high: 4, value: 1 },
      { low: 5, high: 6, value: 2 },
    ]);
    expect(times.map(({ low, high }) => diceOf(low, high))).toEqual(['1–4', '5–6']);
    expect(diceOf(6, 6)).toBe('6');
  });
});

describe('city cards', () => {
  test('an exchange is a line', () => {
    const card = { mode: 'repeat', costs: ['camel=1'], rewards: ['vp=3'], by_die: [] };
    expect(cardLines(card)).toEqual([{ dice: '', cost: 'camel=1', reward: 'vp=3' }]);
  });

  test('dice that bring the same come together', () => {
    const card = { mode: 'steps', costs: [''], rewards: [''], by_die: ['a', 'a', 'b', 'b', 'b', 'c'] };
    expect(cardLines(card).map(({ dice }) => dice)).toEqual(['1–2', '3–5', '6']);
  });
});
