/**
 * Where everything lies in our city. The map is our own: only which street space touches which shop is the game's, and
 * tests/yspahan-layout.test.ts holds it against the game's tables. One unit is the step from a space to the next.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export const WARES = ['bag', 'barrel', 'chest', 'vase'] as const;
export type Ware = (typeof WARES)[number];
export const COLOURS = ['white', 'blue', 'yellow', 'purple', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Space extends Point {
  id: string;
  /** W, E, N, S, or C for the centre. */
  arm: string;
  steps: number;
}

export interface Shop extends Point {
  id: string;
  number: number;
}

export interface Souk {
  id: string;
  ware: Ware;
  colour: Colour;
  shops: readonly Shop[];
  /** Where the board with glyph and points hangs, larger where there is room. */
  sign: Point & { scale: number };
  /** The ground, as rectangles that overlap where it bends. */
  ground: readonly Rect[];
}

/** Half the side of a shop and of a street space. */
export const SHOP_HALF = 0.43;
export const SPACE_HALF = 0.42;
/** Streets reach half a step to each side; the souks begin a little beyond. */
export const STREET_HALF = 0.5;
export const GROUND_INSET = 0.05;

const ARMS: readonly [arm: string, length: number, dx: number, dy: number][] = [
  ['W', 10, -1, 0],
  ['E', 7, 1, 0],
  ['N', 4, 0, -1],
  ['S', 7, 0, 1],
];

export const SPACES: readonly Space[] = [
  { id: 'C0', arm: 'C', steps: 0, x: 0, y: 0 },
  ...ARMS.flatMap(([arm, length, dx, dy]) =>
    Array.from({ length }, (_, index): Space => {
      const steps = index + 1;
      return { id: `${arm}${steps}`, arm, steps, x: dx * steps, y: dy * steps };
    }),
  ),
];

type Cell = readonly [x: number, y: number, scale?: number];

/** A block of cells from (left, top) to (right, bottom), their middles. */
function block(left: number, top: number, right: number, bottom: number): Rect {
  return {
    x: left - 0.5 + GROUND_INSET,
    y: top - 0.5 + GROUND_INSET,
    width: right - left + 1 - 2 * GROUND_INSET,
    height: bottom - top + 1 - 2 * GROUND_INSET,
  };
}

function souk(ware: Ware, colour: Colour, sign: Cell, shops: readonly Cell[], ground: readonly Rect[]): Souk {
  const id = `${ware}-${colour}`;
  return {
    id,
    ware,
    colour,
    sign: { x: sign[0], y: sign[1], scale: sign[2] ?? 1 },
    shops: shops.map(([x, y], index) => ({ id: `${id}-${index + 1}`, number: index + 1, x, y })),
    ground,
  };
}

export const SOUKS: readonly Souk[] = [
  souk(
    'chest',
    'blue',
    [-3, -1],
    [
      [-2, -1],
      [-4, -1],
    ],
    [block(-4, -1, -2, -1)],
  ),
  souk(
    'chest',
    'yellow',
    [-7, -1],
    [
      [-6, -1],
      [-8, -1],
      [-10, -1],
    ],
    [block(-10, -1, -6, -1)],
  ),
  souk(
    'chest',
    'purple',
    [-2, -3, 1.5],
    [
      [-1, -2],
      [-1, -4],
      [-3, -4],
      [-3, -2],
    ],
    [block(-3, -4, -1, -2)],
  ),
  souk('vase', 'blue', [2, -1], [[1, -1]], [block(1, -1, 2, -1)]),
  souk(
    'vase',
    'yellow',
    [3, -3],
    [
      [1, -3],
      [2, -3],
    ],
    [block(1, -3, 3, -3)],
  ),
  souk(
    'vase',
    'orange',
    [4, -1],
    [
      [3, -1],
      [5, -1],
      [7, -1],
    ],
    [block(3, -1, 7, -1)],
  ),
  souk(
    'bag',
    'white',
    [-2, 1],
    [
      [-3, 1],
      [-1, 1],
      [-1, 2],
    ],
    [block(-3, 1, -1, 1), block(-1, 1, -1, 2)],
  ),
  souk(
    'bag',
    'blue',
    [-1.5, 5, 1.4],
    [
      [-1, 4],
      [-1, 6],
      [-2, 6],
      [-2, 4],
    ],
    [block(-2, 4, -1, 6)],
  ),
  souk(
    'bag',
    'yellow',
    [-6, 1],
    [
      [-5, 1],
      [-7, 1],
      [-5, 2],
      [-6, 2],
      [-7, 2],
    ],
    [block(-7, 1, -5, 2)],
  ),
  souk(
    'bag',
    'purple',
    [-10, 1],
    [
      [-9, 1],
      [-8, 2],
      [-9, 2],
      [-10, 2],
      [-9.5, 3],
      [-8.5, 3],
    ],
    [block(-10, 1, -9, 2), block(-10, 2, -8, 2), block(-9.5, 2, -8.5, 3)],
  ),
  souk(
    'barrel',
    'white',
    [3, 1],
    [
      [1, 1],
      [2, 1],
    ],
    [block(1, 1, 3, 1)],
  ),
  souk(
    'barrel',
    'blue',
    [4, 3],
    [
      [1, 3],
      [2, 3],
      [3, 3],
    ],
    [block(1, 3, 4, 3)],
  ),
  souk(
    'barrel',
    'yellow',
    [5, 1],
    [
      [4, 1],
      [6, 1],
      [5.5, 2],
      [4.5, 2],
    ],
    [block(4, 1, 6, 1), block(4.5, 1, 5.5, 2)],
  ),
  souk(
    'barrel',
    'purple',
    [2, 6, 1.15],
    [
      [1, 5],
      [1, 7],
      [2, 5],
      [3, 6],
      [2, 7],
    ],
    [block(1, 5, 2, 7), block(1, 6, 3, 6)],
  ),
];

export const SHOPS: readonly Shop[] = SOUKS.flatMap((souk) => souk.shops);

const shopById = new Map(SHOPS.map((shop) => [shop.id, shop]));
const soukByShop = new Map(SOUKS.flatMap((souk) => souk.shops.map((shop) => [shop.id, souk] as const)));
const spaceById = new Map(SPACES.map((space) => [space.id, space]));

export const shopAt = (id: string): Shop | undefined => shopById.get(id);
export const soukOf = (shop: string): Souk | undefined => soukByShop.get(shop);
export const spaceAt = (id: string): Space | undefined => spaceById.get(id);

/** A door leads from a street space into a shop. */
export interface Door {
  space: Space;
  shop: Shop;
}

/** On this map a space touches a shop when the two lie side by side. */
export const DOORS: readonly Door[] = SPACES.flatMap((space) =>
  SHOPS.filter((shop) => Math.abs(shop.x - space.x) + Math.abs(shop.y - space.y) === 1).map((shop) => ({
    space,
    shop,
  })),
);

/** The only way from one space to another, both included: along the arms, over the centre where the arm changes. */
export function way(from: string, to: string): Space[] {
  const start = spaceAt(from);
  const end = spaceAt(to);
  if (!start || !end) return [];
  if (start.arm === end.arm) return along(start.arm, start.steps, end.steps);
  return [...along(start.arm, start.steps, 1), ...along('C', 0, 0), ...along(end.arm, 1, end.steps)];
}

function along(arm: string, first: number, last: number): Space[] {
  if (arm === 'C') return first === last ? SPACES.slice(0, 1) : [];
  const step = first <= last ? 1 : -1;
  const found: Space[] = [];
  for (let steps = first; step > 0 ? steps <= last : steps >= last; steps += step) {
    const space = spaceAt(`${arm}${steps}`);
    if (space) found.push(space);
  }
  return found;
}

/** The city with its wall, and the free corners in it where calendar, cards and caravan lie. */
export const CITY: Rect = { x: -11, y: -5, width: 19, height: 13 };
export const CORNERS = {
  northWest: { x: -10.45, y: -4.45, width: 6.6, height: 2.7 },
  northEast: { x: 3.85, y: -4.45, width: 3.6, height: 2.7 },
  southWest: { x: -10.45, y: 3.75, width: 7.65, height: 3.7 },
  southEast: { x: 4.75, y: 3.75, width: 2.7, height: 3.7 },
} as const satisfies Record<string, Rect>;
