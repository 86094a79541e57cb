// Made by `python -m caravansary.server.typescript` from the Python structs. Do not edit.

/**
 * `shops` names the owner of every good in the city; `caravan` the owners in path order.
 *
 * `camels`, `rows` and `loading_points` describe the usable camels along the path: number on the caravan board (1 to
 * 12), multiplier and points. `order` holds the seats of today's turns. `printed` is what the box says.
 */
export interface YspahanObservation {
  viewer: number | null;
  asked: number | null;
  kind: string;
  turn: number;
  week: number;
  day: number;
  first: number;
  order: number[];
  turn_index: number;
  supervisor: string;
  floors: FloorView[];
  group: GroupView | null;
  shops: Record<string, number>;
  caravan: number[];
  camels: number[];
  rows: number[];
  loading_points: number[];
  players: PlayerView[];
  pile: number;
  discard: Record<string, number>;
  printed: PrintedView;
}

/** A floor of the tower; value 0 and no dice when it is empty. `gives` is what its main action gives each seat. */
export interface FloorView {
  floor: string;
  value: number;
  white: number;
  yellow: number;
  gives: number[];
}

/** The dice group in the hand of the player in turn. */
export interface GroupView {
  floor: string;
  value: number;
  number: number;
}

/**
 * A player's board; `cards` counts the hand by kind and is there for its owner only.
 *
 * `floor_bonus` is what the buildings add on each floor, `souk_bonus` what a complete souk brings beyond its points,
 * `next_building` the points of the next building, 0 after the last.
 */
export interface PlayerView {
  gold: number;
  camels: number;
  buildings: string[];
  hand: number;
  cards: Record<string, number> | null;
  floor_bonus: Record<string, number>;
  souk_bonus: number;
  next_building: number;
}

/** What stays the same all game. `building_points` are of a player's first to last building, `souks` of souks. */
export interface PrintedView {
  weeks: number;
  days: number;
  buildings: Record<string, BuildingView>;
  building_points: number[];
  cards: Record<string, CardView>;
  souks: Record<string, number>;
}

/** A building: its cost, and how much it helps (R35). */
export interface BuildingView {
  camels: number;
  gold: number;
  amount: number;
}

/** A card: how much it gives, the most that can be given for it, and the points of each (R40); 0 for nothing. */
export interface CardView {
  amount: number;
  most: number;
  points: number;
}
