import { describe, expect, test } from 'vitest';
import shopsCsv from '../../src/caravansary/games/yspahan/components/shops.csv?raw';
import souksCsv from '../../src/caravansary/games/yspahan/components/souks.csv?raw';
import edgesCsv from '../../src/caravansary/games/yspahan/components/space_edges.csv?raw';
import linksCsv from '../../src/caravansary/games/yspahan/components/space_shop_links.csv?raw';
import spacesCsv from '../../src/caravansary/games/yspahan/components/spaces.csv?raw';
import {
  CITY,
  CORNERS,
  DOORS,
  GROUND_INSET,
  type Point,
  type Rect,
  SHOP_HALF,
  SHOPS,
  SOUKS,
  SPACE_HALF,
  SPACES,
  STREET_HALF,
  soukOf,
  way,
} from '../src/games/yspahan/layout';

/** The first columns of a table without quoted commas in them. */
function rows(csv: string): string[][] {
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}

function around({ x, y }: Point, half: number): Rect {
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

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
  return (
    one.x >= other.x &&
    one.y >= other.y &&
    one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height
  );
}

const shops = SHOPS.map((shop) => around(shop, SHOP_HALF));
const spaces = SPACES.map((space) => around(space, SPACE_HALF));
const signs = SOUKS.map(({ sign }) => around(sign, 0.4));
const grounds = SOUKS.flatMap(({ id, ground }) => ground.map((rect) => ({ id, rect })));

describe('the map is the game', () => {
  test('every street space has a place', () => {
    expect(SPACES.map(({ id }) => id).sort()).toEqual(
      rows(spacesCsv)
        .map(([id]) => id)
        .sort(),
    );
  });

  test('every shop has a place in its souk', () => {
    expect(SHOPS.map(({ id }) => [id, soukOf(id)?.id]).sort()).toEqual(
      rows(shopsCsv)
        .map(([shop, souk]) => [shop, souk])
        .sort(),
    );
  });

  test('souks have their colour and size', () => {
    expect(SOUKS.map(({ id, ware, colour, shops }) => [id, ware, colour, shops.length]).sort()).toEqual(
      rows(souksCsv)
        .map(([id, ware, colour, size]) => [id, ware, colour, Number(size)])
        .sort(),
    );
  });

  test('doors lead exactly from each space to the shops it touches', () => {
    expect(DOORS.map(({ space, shop }) => `${space.id},${shop.id}`).sort()).toEqual(
      rows(linksCsv)
        .map(([space, shop]) => `${space},${shop}`)
        .sort(),
    );
  });

  test('a way takes one edge of the street graph at each step and enters no space twice', () => {
    const edges = new Set(rows(edgesCsv).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (const from of SPACES) {
      for (const to of SPACES) {
        const ids = way(from.id, to.id).map(({ id }) => id);
        expect([ids[0], ids.at(-1)]).toEqual([from.id, to.id]);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [index, id] of ids.slice(1).entries()) expect(edges).toContain(`${ids[index]} ${id}`);
      }
    }
  });
});

describe('nothing lies on anything else', () => {
  test('shops, spaces and signs', () => {
    const all = [...shops, ...spaces, ...signs];
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  test('souks keep off the streets and off each other', () => {
    const streets: Rect[] = [
      { x: -10.5, y: -STREET_HALF, width: 18, height: 2 * STREET_HALF },
      { x: -STREET_HALF, y: -4.5, width: 2 * STREET_HALF, height: 12 },
    ];
    for (const { id, rect } of grounds) {
      for (const street of streets) expect(overlap(rect, street), id).toBe(false);
      for (const other of grounds)
        if (other.id !== id) expect(overlap(rect, other.rect), `${id} ${other.id}`).toBe(false);
    }
  });

  test('corners keep off the souks and stay inside the city', () => {
    for (const [name, corner] of Object.entries(CORNERS)) {
      expect(inside(corner, CITY), name).toBe(true);
      for (const { id, rect } of grounds) expect(overlap(rect, corner), `${name} ${id}`).toBe(false);
    }
  });
});

test('shops and signs lie on the ground of their souk', () => {
  for (const { id, shops, sign, ground } of SOUKS) {
    const covered = (rect: Rect): boolean => ground.some((one) => inside(rect, one));
    for (const shop of shops) expect(covered(around(shop, SHOP_HALF)), `${id} ${shop.number}`).toBe(true);
    expect(covered(around(sign, 0.4)), id).toBe(true);
  }
  expect(SHOP_HALF + GROUND_INSET).toBeLessThan(0.5);
});
