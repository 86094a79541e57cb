/** The picture of every word of the effect notation. */
import { camel, coin, points, worker } from '../../lib/pieces/common';
import { material, type Shape } from '../../lib/pieces/shape';
import * as tags from './pieces';
import * as signs from './sign-pieces';

export const TAG_SIGNS: Record<string, Shape> = {
  city: tags.city,
  vista: tags.vista,
  harbour: tags.harbour,
  sea: tags.sea,
  observatory: tags.observatory,
  library: tags.library,
  stars: tags.stars,
  planet: tags.planet,
  sun: tags.sun,
  moon: tags.moon,
  comet: tags.comet,
};

export const GUILD_SIGNS: Record<string, Shape> = {
  black: signs.science,
  yellow: signs.trade,
  blue: signs.exploration,
};

export const KIND_SIGNS: Record<string, Shape> = {
  land: signs.landCard,
  water: signs.waterCard,
  space: signs.spaceCard,
  folk: signs.townsfolkCard,
  insp: signs.inspirationCard,
};

export const TILE_SIGNS: Record<string, Shape> = {
  green: signs.greenTile,
  yellow: signs.yellowTile,
  blue: signs.blueTile,
  black: signs.blackTile,
  pink: signs.pinkTile,
  any: signs.anyTile,
  any4: signs.anyTile,
};

export const WORKER_COLOURS: Record<string, string> = {
  green: material.leaf,
  yellow: material.saffron,
  blue: material.sea,
};

const named = (prefix: string, shapes: Record<string, Shape>): [string, Shape][] =>
  Object.entries(shapes).map(([name, shape]) => [`${prefix}${name}`, shape]);

/** Atoms, counters, assets and symbols of the caravan. */
export const SIGNS: Record<string, Shape> = {
  ...TAG_SIGNS,
  ...Object.fromEntries([...named('inf.', GUILD_SIGNS), ...named('card.', KIND_SIGNS), ...named('tile.', TILE_SIGNS)]),
  'inf.any': signs.influenceAny,
  'inf.all': signs.influenceAny,
  'inf.card': signs.influenceCard,
  'inf.move': signs.influenceMove,
  'draw3.land': signs.drawLand,
  'draw3.water': signs.drawWater,
  'die.new': signs.dieNew,
  'die.refresh': signs.dieRefresh,
  'die.pm': signs.dieChange,
  'worker.take': signs.workerTake,
  ...Object.fromEntries(
    Object.entries(WORKER_COLOURS).map(([name, colour]) => [`worker.${name}`, { ...worker, colour }]),
  ),
  journal: tags.journalMarker,
  coin,
  food: tags.provision,
  focus: signs.focus,
  camel,
  telescope: tags.telescope,
  ship: tags.ship,
  pigeon: tags.pigeon,
  coin_off: signs.coinOff,
  food_off: signs.foodOff,
  plus: signs.plus,
  minus: signs.minus,
  plusminus: signs.plusMinus,
  vp: points,
  link: signs.link,
  rest: signs.tent,
};

export function signOf(word: string): Shape | undefined {
  return SIGNS[word];
}
