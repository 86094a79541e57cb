import { expect, test } from 'vitest';
import { type Box, placeCard } from '../src/lib/board/placing';

const AREA: Box = { left: 0, top: 0, width: 600, height: 400 };
const CARD = { width: 120, height: 60 };
const TARGET: Box = { left: 300, top: 200, width: 40, height: 40 };

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

test('a card lies above its element where nothing is in the way', () => {
  expect(placeCard(CARD, TARGET, AREA, [])).toEqual({ left: 260, top: 132 });
});

test('a card leaves neighbours free that can be clicked', () => {
  const row = [260, 300, 340].map((left) => ({ left, top: 150, width: 40, height: 40 }));
  const box = { ...placeCard(CARD, TARGET, AREA, row), ...CARD };
  expect(row.some((one) => overlaps(box, one))).toBe(false);
  expect(overlaps(box, TARGET)).toBe(false);
});

test('where everything around can be clicked, a card goes to the edge', () => {
  const around: Box = { left: 150, top: 80, width: 300, height: 240 };
  const box = { ...placeCard(CARD, TARGET, AREA, [around]), ...CARD };
  expect(overlaps(box, around)).toBe(false);
});

test('a card never leaves its area', () => {
  for (const left of [0, 560]) {
    for (const top of [0, 360]) {
      const place = placeCard(CARD, { left, top, width: 40, height: 40 }, AREA, []);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + CARD.width).toBeLessThanOrEqual(AREA.width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + CARD.height).toBeLessThanOrEqual(AREA.height);
    }
  }
});
