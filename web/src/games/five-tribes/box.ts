/** What is printed on the game's material; tests/five-tribes-box.test.ts holds it against the game's tables. */
import { camel, card, coin, meeple, palm, points, silk } from '../../lib/pieces/common';
import type { Shape } from '../../lib/pieces/shape';
import * as pieces from './pieces';

export const TRIBES = ['vizier', 'elder', 'merchant', 'builder', 'assassin'] as const;
export type Tribe = (typeof TRIBES)[number];

export const TRIBE_SHAPES: Record<Tribe, Shape> = {
  vizier: pieces.vizier,
  elder: pieces.elder,
  merchant: pieces.merchant,
  builder: pieces.builder,
  assassin: pieces.assassin,
};

export function isTribe(name: string): name is Tribe {
  return (TRIBES as readonly string[]).includes(name);
}

export const GOODS = ['ivory', 'jewels', 'gold', 'papyrus', 'silk', 'spice', 'fish', 'wheat', 'pottery'] as const;

export const RESOURCE_SHAPES: Record<string, Shape> = {
  ivory: pieces.ivory,
  jewels: pieces.jewels,
  gold: pieces.gold,
  papyrus: pieces.papyrus,
  silk,
  spice: pieces.spice,
  fish: pieces.fish,
  wheat: pieces.wheat,
  pottery: pieces.pottery,
  fakir: pieces.fakir,
};

/** How many cards of each kind there are. */
export const RESOURCE_COUNTS: Record<string, number> = {
  ivory: 2,
  jewels: 2,
  gold: 2,
  papyrus: 4,
  silk: 4,
  spice: 4,
  fish: 6,
  wheat: 6,
  pottery: 6,
  fakir: 18,
};

/** Coins for a set of so many different goods. */
export const SET_VALUES = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60] as const;

/** What all goods of a hand bring: the first set holds every kind, the next every kind there is twice, and so on. */
export function goodsValue(hand: Readonly<Record<string, number>>): number {
  const counts = GOODS.map((kind) => hand[kind] ?? 0);
  const sets = Array.from({ length: Math.max(...counts) }, (_, set) => counts.filter((count) => count > set).length);
  return sets.reduce((sum, size) => sum + (SET_VALUES[size] ?? 0), 0);
}

export interface Market {
  coins: number;
  first: number;
  take: number;
}

export const MARKETS: Record<string, Market> = {
  small_market: { coins: 3, first: 3, take: 1 },
  large_market: { coins: 6, first: 6, take: 2 },
};

export const POINTS = { vizier: 1, viziersWithJafaar: 3, elder: 2, eldersWithShamhat: 4 } as const;
export const PALM_POINTS = { usual: 3, withHaurvatat: 5 } as const;
export const PALACE_POINTS = 5;

/** A djinn's picture: what its power is about. */
export const DJINN_PICTURES: Record<string, readonly Shape[]> = {
  al_amin: [pieces.fakir, silk],
  anun_nak: [meeple],
  baal: [pieces.lamp, coin],
  boaz: [pieces.shield],
  bouraq: [pieces.palace],
  echidna: [pieces.builder, coin],
  enki: [palm],
  hagis: [pieces.palace, pieces.signpost],
  haurvatat: [palm, points],
  iblis: [pieces.assassin, pieces.assassin],
  jafaar: [pieces.vizier, points],
  kandicha: [pieces.assassin, card],
  kumarbi: [pieces.fakir, coin],
  lamia: [palm, pieces.signpost],
  leta: [camel],
  marid: [meeple, coin],
  monkir: [pieces.palace, coin],
  nekir: [pieces.assassin, coin],
  shamhat: [pieces.elder, points],
  sibittis: [pieces.lamp],
  sloar: [card],
  utug: [camel, meeple],
};

/** What using a djinn costs, as pictures: `any` stands for an elder or a fakir. */
export type Fee = 'elder' | 'fakir' | 'any';
export const DJINN_FEES: Record<string, readonly Fee[]> = {
  anun_nak: ['any'],
  bouraq: ['any'],
  echidna: ['elder', 'any'],
  enki: ['any'],
  hagis: ['any'],
  iblis: ['any'],
  kumarbi: ['fakir'],
  lamia: ['any'],
  leta: ['elder', 'any'],
  sibittis: ['elder', 'any'],
  sloar: ['fakir'],
  utug: ['elder', 'any'],
};
