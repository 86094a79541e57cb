// Made by `python -m caravansary.server.typescript` from the Python structs. Do not edit.

/**
 * `start` began this round, `next_start` has the hourglass. `new_posts` work from the next turn on.
 *
 * `characters` are those still to be chosen from. `black_values` are the rolled black dice, where they are rolled at
 * the round start. `under_pile` are the contracts that were put under the pile, from top to bottom. `chosen` are the
 * dice of a placement that needs more. `contract_texts`, `card_texts` and `bonuses` (of city and outpost tiles) say
 * what the things in view cost and bring; `travel_limits` are the most locations of the three travel spaces.
 */
export interface MarcoPoloObservation {
  viewer: number | null;
  asked: number | null;
  kind: string;
  turn: number;
  round: number;
  rounds: number;
  start: number;
  next_start: number;
  active: number;
  characters: string[];
  black_dice: number;
  black_values: number[];
  spaces: Record<string, SpaceView>;
  purse: DieView[];
  khan_least: number;
  books: BookView[];
  cities: Record<string, CityView>;
  new_posts: string[];
  walk: WalkView | null;
  chosen: string[];
  chosen_space: string | null;
  contract_pile: number;
  under_pile: string[];
  city_cards: number;
  drawn_contract: string | null;
  choosing_payment: boolean;
  players: PlayerView[];
  printed: PrintedView;
  contract_texts: Record<string, ContractView>;
  card_texts: Record<string, CardView>;
  bonuses: Record<string, string>;
  travel_limits: number[];
}

/** An action space; `card` is the city card that lies there, `closed` that nobody can use it in this round. */
export interface SpaceView {
  dice: DieView[];
  closed: boolean;
  card: string | null;
}

/** A die on an action space: whose it is (None: neutral), whether it is black, and what it shows. */
export interface DieView {
  seat: number | null;
  black: boolean;
  value: number;
}

/** A book: its two printed bundles, those of the current tile for 1 and 2 jade, and the tile to come. */
export interface BookView {
  free: string[];
  tile: string;
  for_jade: string[];
  next_tile: string | null;
  next_for_jade: string[];
}

/** A city: who has posts, what lies there. `contracts` has None for an empty slot; `cards` names the spaces. */
export interface CityView {
  posts: number[];
  tile: string | null;
  outpost: string | null;
  contracts: (string | null)[];
  cards: string[];
}

/** The movement that is being planned: locations entered by each figure, steps left and costs so far. */
export interface WalkView {
  steps: string[];
  second: string[];
  left: number;
  coins: number;
  camels: number;
  jade: number;
}

/** A player's board. `goal` and `goal_choice` are there for their owner only, and for all when the game is over. */
export interface PlayerView {
  character: string | null;
  goods: Record<string, number>;
  points: number;
  dice: string[];
  figures: string[];
  posts: string[];
  posts_left: number;
  seals: string[];
  upgraded: string[];
  contracts: string[];
  completed: string[];
  outposts: string[];
  goal: GoalView | null;
  goal_choice: GoalView[] | null;
}

/** A goal card: its shields and its points by upgraded seal. */
export interface GoalView {
  goal: string;
  shields: string[];
  seals: Record<string, number>;
}

/** What stays the same all game. `shields` are those of the cities, `spaces` how many dice each space takes. */
export interface PrintedView {
  routes: RouteView[];
  shields: Record<string, string>;
  seals: Record<string, SealView>;
  specials: Record<string, SpecialView>;
  dice: Record<string, number>;
  least: Record<string, number>;
  khan: string;
  khan_spaces: number;
  special_spaces: number;
  purse: string[];
  contracts: string;
  lower_coins: number;
  post_points: number[];
  shield_points: number[];
  reroll: number;
  adjust: number;
  black_die: number;
}

/** A route, its cost and the seal it needs. */
export interface RouteView {
  a: string;
  b: string;
  cost: string;
  seal: string | null;
}

/** A guild seal: the die and the jade of taking it, what upgrading costs and brings. */
export interface SealView {
  least: number;
  jade: number;
  cost: string;
  reward: string;
}

/** A special city: its reward, and how often the upgraded seal pays for each die value from 1 to 6. */
export interface SpecialView {
  reward: string;
  seal: string;
  times: number[];
}

/** A contract: what it costs, what it brings, and whether it is a blue one of the set-up. */
export interface ContractView {
  cost: string;
  reward: string;
  points: number;
  blue: boolean;
}

/** A city card: its exchanges, or what it brings for each die value from 1 to 6. */
export interface CardView {
  mode: string;
  costs: string[];
  rewards: string[];
  by_die: string[];
}
