/** Where the places of the map lie, and where the cost of a route can be read between them. */
import type { RouteView } from '../../protocol/marco-polo-ii';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Shares of the map's width and height, by place: on a wide map, and on the tall one of a phone. */
type Place = readonly [x: number, y: number, tallX: number, tallY: number];

export const PLACES: Record<string, Place> = {
  kashgar: [0.118, 0.11, 0.115, 0.095],
  karakorum: [0.437, 0.11, 0.44, 0.065],
  xanadu: [0.735, 0.115, 0.7, 0.06],
  beijing: [0.925, 0.09, 0.9, 0.09],
  merw: [0.098, 0.375, 0.11, 0.3],
  balkh: [0.324, 0.365, 0.35, 0.3],
  chengdu: [0.5, 0.365, 0.53, 0.295],
  xian: [0.72, 0.37, 0.76, 0.225],
  yangzhou: [0.922, 0.34, 0.89, 0.36],
  kabul: [0.2, 0.625, 0.19, 0.56],
  pagan: [0.5, 0.61, 0.54, 0.58],
  fuzhou: [0.865, 0.62, 0.87, 0.62],
  baghdad: [0.078, 0.88, 0.11, 0.91],
  hormuz: [0.278, 0.9, 0.4, 0.94],
  jaipur: [0.545, 0.865, 0.62, 0.8],
  kunming: [0.83, 0.9, 0.88, 0.93],
  oasis_1: [0.585, 0.06, 0.545, 0.15],
  oasis_2: [0.287, 0.065, 0.275, 0.04],
  oasis_3: [0.305, 0.232, 0.38, 0.17],
  oasis_4: [0.822, 0.49, 0.755, 0.41],
  oasis_5: [0.67, 0.715, 0.74, 0.68],
  oasis_6: [0.045, 0.245, 0.09, 0.2],
  oasis_7: [0.045, 0.62, 0.06, 0.6],
  oasis_8: [0.3, 0.762, 0.34, 0.75],
  oasis_9: [0.635, 0.505, 0.63, 0.43],
};

/** About as large as what is drawn there; the routes end at these boxes. */
const SIZES: Record<string, readonly [number, number]> = {
  contract: [164, 56],
  card: [112, 56],
  card_bonus: [140, 56],
  jaipur: [112, 88],
  special: [128, 56],
  bonus: [96, 26],
  start: [76, 26],
  oasis: [24, 24],
  tall: [62, 34],
};

export const KINDS: Record<string, string> = {
  kashgar: 'card_bonus',
  karakorum: 'contract',
  xanadu: 'card',
  beijing: 'start',
  merw: 'contract',
  balkh: 'special',
  chengdu: 'card',
  xian: 'contract',
  yangzhou: 'bonus',
  kabul: 'card',
  pagan: 'contract',
  fuzhou: 'contract',
  baghdad: 'special',
  hormuz: 'special',
  jaipur: 'jaipur',
  kunming: 'bonus',
};

export interface MapSize {
  width: number;
  height: number;
  tall: boolean;
}

export function placeOf(id: string, { width, height, tall }: MapSize): Point {
  const place = PLACES[id];
  if (!place) return { x: width / 2, y: height / 2 };
  return { x: width * (tall ? place[2] : place[0]), y: height * (tall ? place[3] : place[1]) };
}

/** How large a place is drawn; 0 while nobody knows. */
export type Measure = (id: string) => { width: number; height: number };
const UNKNOWN: Measure = () => ({ width: 0, height: 0 });

export function boxOf(id: string, size: MapSize, measure: Measure = UNKNOWN): Box {
  const kind = KINDS[id] ?? 'oasis';
  const [width, height] = SIZES[size.tall && kind !== 'oasis' ? 'tall' : kind] ?? [24, 24];
  const drawn = measure(id);
  const box = { width: drawn.width || width, height: drawn.height || height };
  const { x, y } = placeOf(id, size);
  return { x: within(x, box.width, size.width), y: within(y, box.height, size.height), ...box };
}

/** What is large does not reach over the edge of the map. */
function within(middle: number, length: number, whole: number): number {
  return Math.max(length / 2 + 3, Math.min(middle, whole - length / 2 - 3));
}

/** How far along a line that starts in the middle of a box it leaves the box, as a share of the line. */
function leaves(from: Box, to: Point): number {
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  return Math.min(dx > 0 ? from.width / 2 / dx : 1, dy > 0 ? from.height / 2 / dy : 1, 1);
}

export interface Way {
  id: string;
  route: RouteView;
  path: string;
  /** Where the cost stands. */
  label: Point;
}

export function routeId(a: string, b: string): string {
  return [a, b].sort().join('-');
}

/** Routes that would run over another place bend by so much of their length. */
export const BENDS: Record<string, number> = {
  'fuzhou-kunming': 0,
  'hormuz-jaipur': 0.12,
  'jaipur-kabul': -0.08,
  'kashgar-oasis_3': -0.1,
  'kabul-pagan': -0.05,
};

/** Where the middle is taken, the cost stands a bit further along the route, from its first place to its second. */
const SLIDES: Record<string, number> = { 'kunming-oasis_9': 0.2, 'fuzhou-oasis_5': -0.1 };
/** The same on the tall map of a phone. */
const TALL_SLIDES: Record<string, number> = { ...SLIDES, 'beijing-xanadu': 0.1 };

export function wayOf(route: RouteView, size: MapSize, measure: Measure = UNKNOWN): Way {
  const a = boxOf(route.a, size, measure);
  const b = boxOf(route.b, size, measure);
  const bend = BENDS[routeId(route.a, route.b)] ?? 0;
  const middle = { x: (a.x + b.x) / 2 - bend * (b.y - a.y), y: (a.y + b.y) / 2 + bend * (b.x - a.x) };
  const start = leaves(a, b);
  const end = 1 - leaves(b, a);
  const slides = size.tall ? TALL_SLIDES : SLIDES;
  const slide = (slides[routeId(route.a, route.b)] ?? 0) * (route.a < route.b ? 1 : -1);
  const t = (start < end ? (start + end) / 2 : 0.5) + slide;
  const at = (p: number, c: number, q: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * c + t ** 2 * q;
  return {
    id: routeId(route.a, route.b),
    route,
    path: `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x)} ${round(b.y)}`,
    label: { x: at(a.x, middle.x, b.x), y: at(a.y, middle.y, b.y) },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
