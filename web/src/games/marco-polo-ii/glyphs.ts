/** The signs of this game: bundles, shields of the cities, seals of the guilds. */
import { camel, card, coin, points, seal, silk } from '../../lib/pieces/common';
import type { Shape } from '../../lib/pieces/shape';
import {
  anyGood,
  blackDie,
  cityTile,
  contractCity,
  contractPile,
  goldBar,
  jade,
  journey,
  pepper,
  twoGoods,
} from './pieces';

export const SIGNS: Record<string, Shape> = {
  coin,
  camel,
  pepper,
  silk,
  gold: goldBar,
  jade,
  vp: points,
  good_any: anyGood,
  goods_diff: twoGoods,
  black_die: blackDie,
  move: journey,
  contract_pile: contractPile,
  contract_city: contractCity,
  copy_other_city_tile: cityTile,
  city_tile: cityTile,
  seal,
  card,
};

export const GOODS = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade'] as const;

/** Heads and figures on the 24 by 24 grid, one for each shield. */
export const SHIELDS: Record<string, string> = {
  horse: 'M7 21c0-4 2-6 3-8l-4 1-2-3 6-6 1-3 2 2c5 1 7 5 7 10 0 3-1 5-1 7z',
  dragon:
    'M3 13c0-6 4-10 9-10 5 0 9 4 9 9 0 4-3 7-7 7-3 0-5-2-5-5 0-2 1.5-4 4-4 1.5 0 3 1 3 3h-2c0-1-2-1-2 1 0 1.5 1 2.5 2.5 2.5 2.5 0 4-2 4-4.5 0-4-3-6-6.5-6-4 0-6.5 3-6.5 7v8z',
  crane: 'M15 2c2 0 3 1 3 2l4 1-4 1c-1 3-3 4-3 6 0 3-3 5-6 5l1 5H8l-1-5c-2-1-4-3-5-6 5 0 9 0 10-4 .5-3 1-5 3-5z',
  tiger: 'M4 3l4 2h8l4-2v9c0 6-4 9-8 9s-8-3-8-9zM11 6h2v5h-2zM6 9l3 2-3 1zM18 9l-3 2 3 1zM9 15h6l-3 3z',
  lion: 'M12 1l2.5 3 4-1 .5 4 4 1.5-2 3.5 2 3.5-4 1.5-.5 4-4-1-2.5 3-2.5-3-4 1-.5-4-4-1.5 2-3.5-2-3.5 4-1.5.5-4 4 1zM8 10h2.5v2.5H8zM13.5 10H16v2.5h-2.5zM10 15h4l-2 2.5z',
  elephant:
    'M4 8c0-4 4-6 8-6s8 2 8 6c0 3-1 5-3 5-1 0-2-.5-3-1v6c0 2 3 2 3 0h2c0 5-7 5-7 0v-6c-2 2-5 2-6 1-1.5-1-2-3-2-5z',
  monkey:
    'M12 3c4 0 6 2 6.5 5a3 3 0 0 1 0 6c-1 4-3 7-6.5 7s-5.5-3-6.5-7a3 3 0 0 1 0-6C6 5 8 3 12 3zM8.5 8.5h2.5v3H8.5zM13 8.5h2.5v3H13zM9 15h6v2H9z',
  falcon: 'M12 4l2 3c3-1 5-3 8-4 0 6-3 10-7 11l2 6h-3l-2-3-2 3H7l2-6C5 13 2 9 2 3c3 1 5 3 8 4z',
  leopard:
    'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20zM8 6h3v3H8zM14 6h3v3h-3zM5.5 11h3v3h-3zM11 11h3v3h-3zM16 11.5h3v3h-3zM8 16h3v3H8zM14 16h3v3h-3z',
};

export const SEALS: Record<string, string> = {
  farmers:
    'M11 22v-7C7 15 5 12 5 9c3 0 5 1 6 3V9C8 8 7 5 7 2c3 1 5 3 5 5 0-2 2-4 5-5 0 3-1 6-4 7v3c1-2 3-3 6-3 0 3-2 6-6 6v7z',
  spice: 'M3 9h18c0 5-3 8-6 9v2h3v2H6v-2h3v-2c-3-1-6-4-6-9zM13 8l5-6 2 1.5L16 8z',
  tailors:
    'M6 2l6 9 6-9 2 1-6.5 10.5A3.7 3.7 0 1 1 12 15a3.7 3.7 0 1 1-1.5-1.5L4 3zM8.5 16a1.5 1.5 0 1 0 .01 0zM15.5 16a1.5 1.5 0 1 0 .01 0z',
  goldsmiths: 'M9 2h6l2 3-3 4a7 7 0 1 1-4 0L7 5zM12 11a4.5 4.5 0 1 0 .01 0z',
};
