import { describe, expect, test } from 'vitest';
import {
  BOARD,
  block,
  CELLS,
  CROWD,
  cellAt,
  DIGIT,
  DISC,
  distance,
  pickerAt,
  type Rect,
  stand,
  strides,
  TILE,
  within,
} from '../src/games/five-tribes/layout';
import { TRIBES } from '../src/games/five-tribes/pictures';

function overlap(one: Rect, other: Rect): boolean {
  const apart = 1e-6;
  return (
    one.x + one.width > other.x + apart &&
    other.x + other.width > one.x + apart &&
    one.y + one.height > other.y + apart &&
    other.y + other.height > one.y + apart
  );
}

function inside(one: Rect, other: Rect): boolean {
  const apart = 1e-6;
  return (
    one.x >= other.x - apart &&
    one.y >= other.y - apart &&
    one.x + one.width <= other.x + other.width + apart &&
    one.y + one.height <= other.y + other.height + apart
  );
}

const tiles = CELLS.map(({ x, y }) => ({ x, y, ...TILE }));

describe('tiles', () => {
  test('are 5 rows of 6 with the names of the game', () => {
    expect(CELLS).toHaveLength(30);
    expect([CELLS[0]?.id, CELLS[6]?.id, CELLS[29]?.id]).toEqual(['r1c1', 'r2c1', 'r5c6']);
  });

  test('lie beside each other on the board', () => {
    for (const [index, tile] of tiles.entries()) {
      expect(inside(tile, BOARD)).toBe(true);
      for (const other of tiles.slice(index + 1)) expect(overlap(tile, other)).toBe(false);
    }
  });

  test('have a block of up to nine and steps that go around corners', () => {
    expect(block('r1c1').map(({ id }) => id)).toEqual(['r1c1', 'r1c2', 'r2c1', 'r2c2']);
    expect(block('r3c3')).toHaveLength(9);
    expect(within('r1c1', 2).map(({ id }) => id)).toEqual(['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r3c1']);
    const [one, other] = [cellAt('r2c2'), cellAt('r4c5')];
    expect(one && other && distance(one, other)).toBe(5);
  });
});

/** Every crowd that can come about: up to nine of each tribe. */
const crowds = [0, 1, 2, 3, 9].flatMap((a) =>
  [0, 1, 2, 9].flatMap((b) =>
    [0, 1, 5].flatMap((c) => [0, 1, 9].flatMap((d) => [0, 1, 4].map((e) => [a, b, c, d, e]))),
  ),
);

describe('meeples', () => {
  test('stand in their part of the tile and not on each other, numbers included', () => {
    for (const counts of crowds) {
      const wanted = Object.fromEntries(TRIBES.map((tribe, index) => [tribe, counts[index] ?? 0]));
      const boxes = stand(TRIBES, wanted).map(({ x, y, size, count }) => ({
        x,
        y,
        width: size + (count > 1 ? DIGIT : 0),
        height: size,
      }));
      for (const [index, one] of boxes.entries()) {
        expect(inside(one, CROWD), counts.join()).toBe(true);
        expect(one.height, counts.join()).toBeGreaterThan(15);
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other), counts.join()).toBe(false);
      }
    }
  });

  test('are all there, few one by one and many by tribe', () => {
    for (const counts of crowds) {
      const wanted = Object.fromEntries(TRIBES.map((tribe, index) => [tribe, counts[index] ?? 0]));
      const standing = stand(TRIBES, wanted);
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect(standing.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(standing.length).toBeLessThanOrEqual(5);
      expect(new Set(standing.map(({ key }) => key)).size).toBe(standing.length);
    }
  });
});

describe('walks', () => {
  const loop = ['r2c2', 'r2c3', 'r3c3', 'r3c2', 'r2c2', 'r2c3', 'r1c3', 'r1c2', 'r2c2', 'r2c3'];

  test('show a disc for every step, on the border it crosses', () => {
    const [first, second] = strides(loop);
    expect(strides(loop)).toHaveLength(loop.length - 1);
    expect([first?.angle, second?.angle]).toEqual([0, 90]);
    expect(first?.x).toBe(2 * 100 - (100 - TILE.width) / 2);
    expect(strides([])).toEqual([]);
  });

  test('show no disc on another, however often a border is crossed', () => {
    const steps = strides(loop);
    for (const [index, one] of steps.entries()) {
      for (const other of steps.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * DISC);
      }
    }
  });
});

test('the tribes to choose from are shown on the board', () => {
  for (const cell of CELLS) {
    for (const number of [2, 3, 4, 5]) expect(inside(pickerAt(cell, number), BOARD), cell.id).toBe(true);
  }
});
