// Made by `python -m caravansary.server.typescript` from the Python structs. Do not edit.

/**
 * `active` is the side in turn, 1 for the solo opponent; `ending` the turns to come once the end is near.
 *
 * `cards` describes every card that is open to the viewer. `coin_off` and `food_off` are what is left of the
 * discounts of the die placed this turn; `worker` is the slot of the worker placed this turn; `hand` is the value of
 * the die that is about to be placed, `laying` the tile that is about to be laid. `guild_leaders` are the sides that
 * lead a guild alone. `printed` is what the box says.
 */
export interface WayfarersObservation {
  viewer: number | null;
  asked: number | null;
  kind: string;
  turn: number;
  active: number;
  first: number;
  ending: number | null;
  guilds_used: string[];
  coin_off: number;
  food_off: number;
  worker: string | null;
  hand: number | null;
  laying: string | null;
  sections: Record<string, string>;
  rows: SlotView[];
  piles: Record<string, number>;
  drawn: string[] | null;
  nodes: NodeView[];
  edges: EdgeView[];
  tiles: TileView[];
  homes: SpaceView[];
  players: PlayerView[];
  opponent: OpponentView | null;
  cards: Record<string, CardView>;
  guild_leaders: Record<string, number | null>;
  printed: PrintedView;
}

/** A place of a row with what lies on its card, and what a worker does there. `price`: coins for a space card. */
export interface SlotView {
  slot: string;
  card: string | null;
  token: number | null;
  workers: string[];
  allowed: string[];
  cost: string[][];
  effect: string[][];
  price: number;
}

/** A space of the journal; `worker`: a green worker waits beside it. */
export interface NodeView {
  node: string;
  column: number;
  tile: string | null;
  reward: string[][];
  worker: boolean;
  markers: number[];
}

/** A way to the right with its blot in the notation; `open` are the players who could go it now. */
export interface EdgeView {
  start: string;
  end: string;
  need: string;
  open: number[];
}

/** A kind of upgrade tile: how many are left, and the symbols of each face, column by column. */
export interface TileView {
  tile: string;
  colour: string;
  left: number;
  width: number;
  height: number;
  faces: string[][][];
  points: number;
  tags: string[];
  price: string[][];
}

/** One of the six die spaces printed on every player board. */
export interface SpaceView {
  space: string;
  assets: string[];
  cost: string[][];
  effect: string[][];
}

/** A player's board. `land` goes from the left end to the printed city, `water` from the harbour to the right. */
export interface PlayerView {
  board: string;
  coin: number;
  food: number;
  supply: number;
  guilds: Record<string, number>;
  workers: Record<string, number>;
  dice: number[];
  reserve: number;
  homes: string[];
  journal: string;
  tags: Record<string, number>;
  counts: Record<string, number>;
  tiles: Record<string, number>;
  tile_points: number;
  land: PlaceView[];
  water: PlaceView[];
  townsfolk: string[];
  caravan: CellView[];
  columns: ColumnView[];
}

/** A land or water card of a panorama with what lies around it; `die`: its `die_space` holds a die. */
export interface PlaceView {
  card: string;
  die: boolean;
  die_space: string | null;
  folk: string | null;
  space: string | null;
  inspiration: string | null;
}

/** A cell of the caravan; `part` is 1 for the right or lower half of a tile. `bonus` shows until it is covered. */
export interface CellView {
  cell: string;
  tile: string | null;
  face: number;
  part: number;
  bonus: string[][];
}

/**
 * What a die of this value has: symbols, values it can become, by itself and with trade, spaces it fits.
 *
 * `hired` are spaces that it fits with a ship from the exploration guild.
 */
export interface ColumnView {
  value: number;
  symbols: Record<string, number>;
  reach: number[];
  shift: number[];
  spaces: string[];
  hired: string[];
}

/** The solo opponent. `sum` and `order` say how it counts slots now; `path` is its caravan, `covered` how far. */
export interface OpponentView {
  name: string;
  board: string;
  guilds: Record<string, number>;
  workers: Record<string, number>;
  journal: string;
  spot: number;
  colours: string[];
  comets: number;
  intrigue: IntrigueView[];
  pile: number;
  sum: number;
  order: number[];
  counts: Record<string, number>;
  tiles: Record<string, number>;
  tile_points: number;
  path: string[][][];
  covered: number;
}

/** An intrigue card: the opponent does `first` if it can, at its `cost`, else `second`. */
export interface IntrigueView {
  card: string;
  colour: string;
  silver: number;
  cost: string[][];
  first: string[][];
  second: string[][];
}

/**
 * What is printed on a card. Effects are alternatives of icon tokens, such as [["2*inf.yellow"], ["tile.yellow"]].
 *
 * `assets`, `cost` and `effect` describe a die space, or what a townsfolk does `when` it is used; `trigger` lets a
 * vista do its effect. `links_left` masks the four lanes of a water card, `links_right` their rewards.
 */
export interface CardView {
  kind: string;
  tags?: string[];
  name?: string;
  instant?: string[][];
  assets?: string[];
  cost?: string[][];
  effect?: string[][];
  trigger?: string[];
  when?: string;
  hosts?: string[];
  price?: number;
  links_left?: string;
  links_right?: string[];
  points?: string;
  goal?: string;
}

/** What stays the same all game: the cards and the resting townsfolk printed on every player board, guild points. */
export interface PrintedView {
  cards: Record<string, CardView>;
  rest: string[][];
  guild_points: Record<string, number>;
}
