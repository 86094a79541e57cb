// Made by `python -m caravansary.server.typescript` from the Python structs. Do not edit.

/**
 * `shops` names the owner of every good in the city; `caravan` the owners in path order.
 *
 * `camels`, `rows` and `loading_points` describe the usable camels along the path: number on the caravan board (1 to
 * 12), multiplier and points. `order` holds the seats of today's turns.
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
}

/** A floor of the tower; value 0 and no dice when it is empty. */
export interface FloorView {
  floor: string;
  value: number;
  white: number;
  yellow: number;
}

/** The dice group in the hand of the player in turn. */
export interface GroupView {
  floor: string;
  value: number;
  number: number;
}

/** A player's board; `cards` counts the hand by kind and is there for its owner only. */
export interface PlayerView {
  gold: number;
  camels: number;
  buildings: string[];
  hand: number;
  cards: Record<string, number> | null;
}
