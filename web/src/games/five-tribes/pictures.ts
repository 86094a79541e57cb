/** The pictures of tribes, resources and djinns; their numbers come with the observation. */
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
const FEES: Record<string, readonly Fee[]> = {
  fakir: ['fakir'],
  'elder fakir': ['any'],
  'two_elders elder_and_fakir': ['elder', 'any'],
};

export function feePictures(ways: readonly string[] = []): readonly Fee[] {
  return FEES[ways.join(' ')] ?? [];
}
