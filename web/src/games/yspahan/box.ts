/** What is printed on the game's material; tests/yspahan-box.test.ts holds it against the game's tables. */
import { bag, camel, coin, good, points } from '../../lib/pieces/common';
import type { Shape } from '../../lib/pieces/shape';
import type { Ware } from './layout';
import * as pieces from './pieces';

export const WARE_SHAPES: Record<Ware, Shape> = {
  bag,
  barrel: pieces.barrel,
  chest: pieces.chest,
  vase: pieces.vase,
};

export interface Building {
  id: string;
  shape: Shape;
  camels: number;
  gold: number;
}

export const BUILDINGS: readonly Building[] = [
  { id: 'paddock', shape: pieces.paddock, camels: 2, gold: 0 },
  { id: 'shop_building', shape: pieces.shop, camels: 2, gold: 2 },
  { id: 'hammam', shape: pieces.hammam, camels: 2, gold: 2 },
  { id: 'caravanserai', shape: pieces.caravanserai, camels: 3, gold: 3 },
  { id: 'bazaar', shape: pieces.bazaar, camels: 4, gold: 4 },
  { id: 'hoist', shape: pieces.hoist, camels: 4, gold: 4 },
];

/** Points of the first to the sixth building of a player. */
export const BUILDING_POINTS = [0, 0, 5, 5, 5, 10] as const;
/** What a complete souk brings more to the owner of the bazaar. */
export const BAZAAR_POINTS = 2;

/** R43: what a complete souk brings a player with these buildings. */
export const soukPoints = (souk: { points: number }, buildings: readonly string[] = []): number =>
  souk.points + (buildings.includes('bazaar') ? BAZAAR_POINTS : 0);

/** The floors of the tower, and which building adds how much to the action of a floor. */
export const FLOORS: Record<string, { shape: Shape; helper: string; bonus: number }> = {
  camel: { shape: camel, helper: 'paddock', bonus: 1 },
  bag: { shape: bag, helper: 'hoist', bonus: 1 },
  barrel: { shape: pieces.barrel, helper: 'hoist', bonus: 1 },
  chest: { shape: pieces.chest, helper: 'hoist', bonus: 1 },
  vase: { shape: pieces.vase, helper: 'hoist', bonus: 1 },
  gold: { shape: coin, helper: 'shop_building', bonus: 2 },
};

/** A card as a picture: what you give, what you get. A crossed thing need not be paid. */
export interface CardPicture {
  give?: Shape;
  get?: Shape;
  count?: number;
  crossed?: Shape;
  both?: boolean;
}

export const CARDS: Record<string, CardPicture> = {
  gain_camels: { get: camel, count: 3 },
  gain_gold: { get: coin, count: 3 },
  place_good: { give: good, get: pieces.bazaar },
  load_good: { give: good, get: camel },
  sell_camels: { give: camel, get: points },
  sell_gold: { give: coin, get: points },
  build_no_camels: { crossed: camel, get: pieces.caravanserai },
  build_no_gold: { crossed: coin, get: pieces.caravanserai },
  swap: { give: camel, get: coin, both: true },
};
