// Made by `python -m caravansary.server.typescript` from the Python structs. Do not edit.

/**
 * `active` is the seat whose turn it is, None while bidding; `track` is in playing order.
 *
 * `path` is the walk of this turn, `in_hand` who is still carried, `finals` where it may end. `offer` are the goods
 * laid out for sale, `offer_value` their coins. `drawn` are Sibittis's djinns, for their owner only. `doubled` and
 * `two_kills`: Echidna or Iblis was paid in this turn. `last_round`: the end was triggered. `kumarbi_discount` is the
 * option of this name. `printed` is what the box says.
 */
export interface FiveTribesObservation {
  viewer: number | null;
  asked: number | null;
  kind: string;
  turn: number;
  round: number;
  active: number | null;
  last_round: boolean;
  tiles: TileView[];
  bid_row: (number | null)[];
  track: SpotView[];
  resource_row: string[];
  resource_deck: number;
  resource_discards: Record<string, number>;
  djinn_row: DjinnView[];
  djinn_deck: number;
  djinn_discards: string[];
  bag: Record<string, number>;
  palms: number;
  palaces: number;
  players: PlayerView[];
  path: StepView[];
  in_hand: Record<string, number>;
  finals: FinalView[];
  collected: CollectedView | null;
  offer: string[];
  offer_value: number;
  drawn: string[] | null;
  doubled: boolean;
  two_kills: boolean;
  kumarbi_discount: string;
  printed: PrintedView;
}

/**
 * A tile in its place. `blue` counts the blue tiles of its block, itself included; `camel` is the owner's seat.
 *
 * `points` is what it brings its owner with all that stands on it; without one, what it would bring the seat in turn.
 */
export interface TileView {
  tile: string;
  kind: string;
  colour: string;
  value: number;
  blue: number;
  meeples: Record<string, number>;
  camel: number | null;
  palms: number;
  palaces: number;
  points: number;
}

/** A spot of the price track, and whose marker stands there. */
export interface SpotView {
  spot: string;
  price: number;
  marker: number | null;
}

/** A djinn of a player; `used` if its paid power is spent for this turn. */
export interface DjinnView {
  djinn: string;
  points: number;
  used: boolean;
}

/**
 * What lies before a player. `coins` and `hand` (by kind) are None where the viewer may not see them.
 *
 * `goods_value` is what the goods in the hand would bring if they were sold now; None where the hand is.
 */
export interface PlayerView {
  coins: number | null;
  camels: number;
  viziers: number;
  elders: number;
  djinns: DjinnView[];
  cards: number;
  hand: Record<string, number> | null;
  goods_value: number | null;
}

/** A tile of the walk, and who was dropped there; nobody on the tile where it began. */
export interface StepView {
  tile: string;
  tribe: string | null;
}

/**
 * Where the walk may end, and what this would bring: so many of the tribe, whether a camel, and which cards.
 *
 * `worth` is the points of viziers or elders, or the coins of builders; 0 for the other tribes.
 */
export interface FinalView {
  tile: string;
  tribe: string;
  number: number;
  control: boolean;
  cards: string[];
  worth: number;
}

/** The tribe at work: taken from the final tile, so many. */
export interface CollectedView {
  tile: string;
  tribe: string;
  number: number;
}

/**
 * What stays the same all game. `resources` counts the cards of each kind, `set_values` are by size of a set.
 *
 * `points` are those of `points.csv`. `fees` are the ways to pay for a djinn's power, where it has to be paid.
 */
export interface PrintedView {
  resources: Record<string, number>;
  set_values: number[];
  markets: Record<string, MarketView>;
  points: Record<string, number>;
  fees: Record<string, string[]>;
}

/** A market: so many of the first cards of the row for its price. */
export interface MarketView {
  coins: number;
  first: number;
  take: number;
}
