/** The pictures of wares, buildings, floors and cards; their numbers come with the observation. */
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

export const BUILDING_SHAPES: Record<string, Shape> = {
  paddock: pieces.paddock,
  shop_building: pieces.shop,
  hammam: pieces.hammam,
  caravanserai: pieces.caravanserai,
  bazaar: pieces.bazaar,
  hoist: pieces.hoist,
};

export const FLOOR_SHAPES: Record<string, Shape> = { ...WARE_SHAPES, camel, gold: coin };

/** A card as a picture: what you give, what you get, perhaps how much. A crossed thing need not be paid. */
export interface CardPicture {
  give?: Shape;
  get?: Shape;
  counted?: boolean;
  crossed?: Shape;
  both?: boolean;
}

export const CARDS: Record<string, CardPicture> = {
  gain_camels: { get: camel, counted: true },
  gain_gold: { get: coin, counted: true },
  place_good: { give: good, get: pieces.bazaar },
  load_good: { give: good, get: camel },
  sell_camels: { give: camel, get: points },
  sell_gold: { give: coin, get: points },
  build_no_camels: { crossed: camel, get: pieces.caravanserai },
  build_no_gold: { crossed: coin, get: pieces.caravanserai },
  swap: { give: camel, get: coin, both: true },
};
