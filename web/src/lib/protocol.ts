// Made by `python -m caravansary.server.typescript` from the Python structs. Do not edit.

/**
 * First words. `since` is the last version seen, None for the whole log; `seat` the one of mine to look from.
 *
 * Where I hold several seats and name none, I look as a spectator until `look` says which.
 */
export interface Hello {
  type: "hello";
  since?: number | null;
  seat?: number | null;
  language?: string;
  text?: boolean;
}

/** Changes where I look from; answered by an update with the whole log as seen from there. */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
  language?: string;
  text?: boolean;
}

/** Takes an open seat, before the start. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Gives a seat of mine up, before the start. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** The host changes a seat before the start; whoever sat there has to choose another. */
export interface Arrange {
  type: "arrange";
  id: string;
  seat: number;
  wish: OpenSeat | MySeat | DeviceSeat | BotSeat;
}

/** Waits for somebody. */
export interface OpenSeat {
  kind: "open";
}

/** The seat of whoever creates the table. */
export interface MySeat {
  kind: "me";
}

/** Somebody who plays on the creator's device. */
export interface DeviceSeat {
  kind: "device";
  name: string;
}

export interface BotSeat {
  kind: "bot";
  bot: string;
}

/** The host starts; no seat may be open. */
export interface Start {
  type: "start";
  id: string;
}

/** My answer to the question of `version`. */
export interface Play {
  type: "play";
  id: string;
  version: number;
  seat: number;
  action: string;
}

/** Takes back my last answer; against bots only, also the bots' answers since. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
}

/** Takes back my answers of this turn, as far as they can be. */
export interface Restart {
  type: "restart";
  id: string;
  version: number;
  seat: number;
}

/** Lets a bot play for my seat, or votes for a bot on the seat of somebody who is not connected. */
export interface GiveToBot {
  type: "give-to-bot";
  id: string;
  seat: number;
  bot: string;
}

/** I play my seat myself again. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

/** What would a bot answer in my place to the question of `version`? Answered by `hinted` and `done`. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  seat: number;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Opens a new table with the same game and people; `table` then names it to everybody. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Answered by `done`, to find out that a connection is dead. */
export interface Ping {
  type: "ping";
  id: string;
}

export type ClientMessage =
  | Hello
  | Look
  | Sit
  | Stand
  | Arrange
  | Start
  | Play
  | Undo
  | Restart
  | GiveToBot
  | TakeBack
  | Hint
  | Say
  | Rematch
  | Ping;

/** The answer to `hello`. `game` is None while the table waits. */
export interface Welcome {
  type: "welcome";
  name: string | null;
  table: TableInfo;
  chat: ChatLine[];
  game: Situation | null;
}

/**
 * A table apart from its moves. `mine` are the seats of whoever gets this, `host` whether the table is theirs.
 *
 * `revision` grows with every change of it. `seed` is told when the game is over, its hash when it starts. In a fork,
 * the set-up and the first `forked` moves come from another game and are not bound to this seed. `rematch` is the
 * table to go on at. `hints`: they may be asked for here. `majority` is how many votes give an absent seat to a bot.
 */
export interface TableInfo {
  id: string;
  revision: number;
  game: string;
  preset: string | null;
  options: Record<string, string>;
  status: "over" | "running" | "waiting";
  listed: boolean;
  seats: SeatInfo[];
  mine: number[];
  host: boolean;
  spectators: number;
  forked: number | null;
  seed_hash: string | null;
  seed: string | null;
  rematch: string | null;
  hints: boolean;
  absent: AbsentRule | null;
  majority: number;
}

/**
 * One seat. A human seat with a `bot` is played by that bot until its owner takes it back.
 *
 * `given_by` says whether the owner, the table's rule or a vote gave it to the bot: in the latter cases the owner gets
 * it back upon return. `replaced` is the bot that failed and gave way to the present one. `counts_at`: the owner is
 * away, and votes count from that moment on (ms since 1970).
 */
export interface SeatInfo {
  kind: "bot" | "human" | "open";
  name: string | null;
  bot: string | null;
  connected: boolean;
  device: boolean;
  replaced: string | null;
  given_by: "owner" | "rule" | "vote" | null;
  votes: Vote[];
  counts_at: number | null;
}

/** Who, by their first seats, want a bot to play a seat whose owner is away. */
export interface Vote {
  bot: string;
  seats: number[];
}

/** After so many minutes the seat of somebody who is away is played by a bot, as long as anybody waits. */
export interface AbsentRule {
  minutes: number;
  bot: string;
}

/** `seat` is None where a spectator speaks. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * The game at `version`, and what happened since the version the client knew.
 *
 * `fresh`: forget the log you have, `steps` is all of it. `undo` and `restart`: possible now for the viewer's seat.
 */
export interface Situation {
  version: number;
  fresh: boolean;
  steps: Step[];
  view: View;
  clock: Clock;
  undo: boolean;
  restart: boolean;
}

/**
 * One line of the log: who answered and what happened, as far as the viewer may know.
 *
 * With `back`, nothing was answered but the last `back` answers were taken back: forget their lines. The line of the
 * set-up has seat -1 and moves 0. `moves` is how many answers led to the moment after this line.
 */
export interface Step {
  version: number;
  seat: number;
  moves: number;
  at: number;
  events?: GameEvent[];
  back?: number;
}

/**
 * One thing that happened. `to` limits it to one seat; `but` hides it from one seat (which got its own version).
 *
 * `elements` are the board elements it touched, in the order in which a piece travelled over them.
 */
export interface GameEvent {
  message: Message;
  seat?: number;
  elements?: string[];
  to?: number;
  but?: number;
}

/** A catalogue id with numbers, plain words or further messages as arguments. */
export interface Message {
  id: string;
  args?: Record<string, number | string | Message>;
}

/**
 * All that one viewer may know of one moment of a game.
 *
 * `viewer` is a seat, None a spectator. `moves` is how many answers led here. `prompt` addresses the viewer who is
 * asked, and tells all others what the asked player does. `choices` is empty unless the viewer is asked. `observation`
 * is the game's own struct. `sides` names whom the `sheets` are of: the seats, and after them opponents that the rules
 * play. Sheets have an entry for each category of the game; `categories` are those that exist at this table. `text` is
 * the board in words, if the client wants it.
 */
export interface View {
  viewer: number | null;
  moves: number;
  observation: Observation;
  prompt: Message;
  round: Message;
  choices: Choice[];
  sides: Message[];
  categories: string[];
  sheets: Sheet[];
  final: Final | null;
  text: string | null;
}

/**
 * The part every game shares; each game adds its board.
 *
 * `viewer` is the seat that looks, None for a spectator. `asked` is the seat that must answer, None when the game
 * is over, and `kind` is what it is asked. The legal answers are not part of it: they go to the asked seat only.
 */
export interface Observation {
  viewer: number | null;
  asked: number | null;
  kind: string;
  turn: number;
}

/** A legal answer: what to send, what to write on the button, and the board elements that stand for it. */
export interface Choice {
  action: string;
  label: Message;
  hint?: Message | null;
  elements?: string[];
}

/** Points of one seat by category, in the game's order of categories; None where the viewer may not know. */
export interface Sheet {
  points: (number | null)[];
}

/** The end: each seat's place (1 is best, equals share) and its standing, points first, then tie-breaks. */
export interface Final {
  places: number[];
  standing: number[][];
}

/** Milliseconds of thought by seat, and when the present question was asked (ms since 1970), None when over. */
export interface Clock {
  used: number[];
  since: number | null;
}

/** Somebody came, went or sat down; the game started or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface Update {
  type: "update";
  game: Situation;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

/** What `bot` would answer at `version` on the seat; told to whoever asked, and never played by itself. */
export interface Hinted {
  type: "hinted";
  version: number;
  seat: number;
  action: string;
  bot: string;
}

/** The command with this id was carried out, and is stored. `version` is the table's after it. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/**
 * Nothing was changed, unless the code is `internal`: then it is not known.
 *
 * `detail` says in English what was wrong; `error-<code>` says it in the reader's language.
 * `said` says it more exactly in the reader's language, as a message of the game in question.
 */
export interface Refusal {
  type: "error";
  code: ErrorCode;
  detail: string;
  id: string | null;
  said: Message | null;
}

export type ServerMessage =
  | Welcome
  | TableChanged
  | Update
  | Said
  | Hinted
  | Done
  | Refusal;

export type SeatWish =
  | OpenSeat
  | MySeat
  | DeviceSeat
  | BotSeat;

/** `waiting` analyses come before this one; once it has begun, `done` of its `of` questions were looked at. */
export interface AnalysisProgress {
  type: "progress";
  waiting: number;
  done: number;
  of: number;
}

/** The chances of victory along the game, and for every seat its costliest decisions, worst first. */
export interface AnalysisFound {
  type: "found";
  iterations: number;
  curve: Standing[];
  costliest: Decision[][];
}

/** Every seat's chance of victory after so many answers. */
export interface Standing {
  move: number;
  chances: number[];
}

/**
 * An answer that cost its seat something: `loss` of its chance of victory, against the `better` one of the bot.
 *
 * It was asked after `move` answers. Both are judged by what the seat could know then.
 */
export interface Decision {
  move: number;
  seat: number;
  prompt: Message;
  played: Choice;
  better: Choice;
  loss: number;
}

export type AnalysisTold =
  | AnalysisProgress
  | AnalysisFound
  | Refusal;

/** Who the cookie says I am; no name: not introduced yet. */
export interface Me {
  name: string | null;
}

export interface SetName {
  name: string;
}

/** `<game>-option-<id>` explains it, `<game>-option-<id>-<value>` each value. */
export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
}

/**
 * A game that can be played here. `<game>-preset-<name>` names a preset, `<game>-score-<category>` a category.
 *
 * `rules`: there is a rules text at `/api/games/<id>/rules`. `bots` are the levels, weakest first.
 */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  categories: string[];
  bots: string[];
  languages: string[];
  rules: boolean;
}

/** Where a new table takes up an old game: after `moves` answers of a replay or of a table. */
export interface Fork {
  moves: number;
  replay?: string | null;
  table?: string | null;
}

/**
 * With `fork`, game, preset and options are those of the forked game. `start`: at once, if no seat is open.
 *
 * `hints` may be asked for; None: where all people at the table are one. Without `absent` a seat waits for its owner,
 * unless the others vote for a bot.
 */
export interface CreateTable {
  game: string;
  seats: (OpenSeat | MySeat | DeviceSeat | BotSeat)[];
  preset?: string | null;
  options?: Record<string, string>;
  listed?: boolean;
  start?: boolean;
  fork?: Fork | null;
  hints?: boolean | null;
  absent?: AbsentRule | null;
}

export interface Created {
  id: string;
}

/** A line in a list of tables. `your_turn`: one of your seats is asked. */
export interface TableSummary {
  id: string;
  game: string;
  status: "over" | "running" | "waiting";
  seats: (string | null)[];
  open: number;
  yours: boolean;
  your_turn: boolean;
  created: number;
}

/** A secret to open on another device; it moves the seat there, once. */
export interface SeatLink {
  token: string;
  path: string;
}

export interface ClaimSeat {
  token: string;
}

/** A past moment: the view after some answers, and the log lines of the answer that led to it. */
export interface Moment {
  view: View;
  step: Step;
}

/** A record to step through, `moves` answers long. `seat_of` says who gave each answer. */
export interface ReplayInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: string[];
  moves: number;
  over: boolean;
  seat_of: number[];
  seed_hash: string;
  seed: string;
}

/** Pick `number` of a table: one of 0 .. of - 1, and what came. */
export interface Roll {
  number: number;
  of: number;
  value: number;
}

/** The picks of one answer; moves 0 is the set-up. */
export interface RolledMove {
  moves: number;
  seat: number;
  action: string;
  picks: Roll[];
}

/** All picks of a game that is over, for "verify the dice": each is HMAC-SHA256(seed, "number/attempt"). */
export interface Dice {
  seed: string;
  seed_hash: string;
  forked: number | null;
  moves: RolledMove[];
}

/**
 * `active` is the seat whose turn it is, None while bidding; `track` is in playing order.
 *
 * `path` is the walk of this turn, `in_hand` who is still carried, `finals` where it may end. `offer` are the goods
 * laid out for sale. `drawn` are Sibittis's djinns, for their owner only. `doubled` and `two_kills`: Echidna or Iblis
 * was paid in this turn. `last_round`: the end was triggered. `kumarbi_discount` is the option of this name.
 */
export interface FiveTribesObservation {
  viewer: number | null;
  asked: number | null;
  kind: string;
  turn: number;
  round: number;
  active: number | null;
  last_round: boolean;
  tiles: FiveTribesTileView[];
  bid_row: (number | null)[];
  track: FiveTribesSpotView[];
  resource_row: string[];
  resource_deck: number;
  resource_discards: Record<string, number>;
  djinn_row: FiveTribesDjinnView[];
  djinn_deck: number;
  djinn_discards: string[];
  bag: Record<string, number>;
  palms: number;
  palaces: number;
  players: FiveTribesPlayerView[];
  path: FiveTribesStepView[];
  in_hand: Record<string, number>;
  finals: FiveTribesFinalView[];
  collected: FiveTribesCollectedView | null;
  offer: string[];
  drawn: string[] | null;
  doubled: boolean;
  two_kills: boolean;
  kumarbi_discount: string;
}

/** A tile in its place. `blue` counts the blue tiles of its block, itself included; `camel` is the owner's seat. */
export interface FiveTribesTileView {
  tile: string;
  kind: string;
  colour: string;
  value: number;
  blue: number;
  meeples: Record<string, number>;
  camel: number | null;
  palms: number;
  palaces: number;
}

/** A spot of the price track, and whose marker stands there. */
export interface FiveTribesSpotView {
  spot: string;
  price: number;
  marker: number | null;
}

/** A djinn of a player; `used` if its paid power is spent for this turn. */
export interface FiveTribesDjinnView {
  djinn: string;
  points: number;
  used: boolean;
}

/** What lies before a player. `coins` and `hand` (by kind) are None where the viewer may not see them. */
export interface FiveTribesPlayerView {
  coins: number | null;
  camels: number;
  viziers: number;
  elders: number;
  djinns: FiveTribesDjinnView[];
  cards: number;
  hand: Record<string, number> | null;
}

/** A tile of the walk, and who was dropped there; nobody on the tile where it began. */
export interface FiveTribesStepView {
  tile: string;
  tribe: string | null;
}

/** Where the walk may end, and what this would bring: so many of the tribe, whether a camel, and which cards. */
export interface FiveTribesFinalView {
  tile: string;
  tribe: string;
  number: number;
  control: boolean;
  cards: string[];
}

/** The tribe at work: taken from the final tile, so many. */
export interface FiveTribesCollectedView {
  tile: string;
  tribe: string;
  number: number;
}

/**
 * `start` began this round, `next_start` has the hourglass. `new_posts` work from the next turn on.
 *
 * `characters` are those still to be chosen from. `black_values` are the rolled black dice, where they are rolled at
 * the round start. `under_pile` are the contracts that were put under the pile, from top to bottom. `chosen` are the
 * dice of a placement that needs more. `contract_texts`, `card_texts` and `bonuses` (of city and outpost tiles) say
 * what the things in view cost and bring; `travel_limits` are the most locations of the three travel spaces.
 */
export interface MarcoPoloIiObservation {
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
  spaces: Record<string, MarcoPoloIiSpaceView>;
  purse: MarcoPoloIiDieView[];
  khan_least: number;
  books: MarcoPoloIiBookView[];
  cities: Record<string, MarcoPoloIiCityView>;
  new_posts: string[];
  walk: MarcoPoloIiWalkView | null;
  chosen: string[];
  chosen_space: string | null;
  contract_pile: number;
  under_pile: string[];
  city_cards: number;
  drawn_contract: string | null;
  choosing_payment: boolean;
  players: MarcoPoloIiPlayerView[];
  printed: MarcoPoloIiPrintedView;
  contract_texts: Record<string, MarcoPoloIiContractView>;
  card_texts: Record<string, MarcoPoloIiCardView>;
  bonuses: Record<string, string>;
  travel_limits: number[];
}

/** An action space; `card` is the city card that lies there, `closed` that nobody can use it in this round. */
export interface MarcoPoloIiSpaceView {
  dice: MarcoPoloIiDieView[];
  closed: boolean;
  card: string | null;
}

/** A die on an action space: whose it is (None: neutral), whether it is black, and what it shows. */
export interface MarcoPoloIiDieView {
  seat: number | null;
  black: boolean;
  value: number;
}

/** A book: its two printed bundles, those of the current tile for 1 and 2 jade, and the tile to come. */
export interface MarcoPoloIiBookView {
  free: string[];
  tile: string;
  for_jade: string[];
  next_tile: string | null;
  next_for_jade: string[];
}

/** A city: who has posts, what lies there. `contracts` has None for an empty slot; `cards` names the spaces. */
export interface MarcoPoloIiCityView {
  posts: number[];
  tile: string | null;
  outpost: string | null;
  contracts: (string | null)[];
  cards: string[];
}

/** The movement that is being planned: locations entered by each figure, steps left and costs so far. */
export interface MarcoPoloIiWalkView {
  steps: string[];
  second: string[];
  left: number;
  coins: number;
  camels: number;
  jade: number;
}

/** A player's board. `goal` and `goal_choice` are there for their owner only, and for all when the game is over. */
export interface MarcoPoloIiPlayerView {
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
  goal: MarcoPoloIiGoalView | null;
  goal_choice: MarcoPoloIiGoalView[] | null;
}

/** A goal card: its shields and its points by upgraded seal. */
export interface MarcoPoloIiGoalView {
  goal: string;
  shields: string[];
  seals: Record<string, number>;
}

/** What stays the same all game. `shields` are those of the cities, `spaces` how many dice each space takes. */
export interface MarcoPoloIiPrintedView {
  routes: MarcoPoloIiRouteView[];
  shields: Record<string, string>;
  seals: Record<string, MarcoPoloIiSealView>;
  specials: Record<string, MarcoPoloIiSpecialView>;
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
export interface MarcoPoloIiRouteView {
  a: string;
  b: string;
  cost: string;
  seal: string | null;
}

/** A guild seal: the die and the jade of taking it, what upgrading costs and brings. */
export interface MarcoPoloIiSealView {
  least: number;
  jade: number;
  cost: string;
  reward: string;
}

/** A special city: its reward, and how often the upgraded seal pays for each die value from 1 to 6. */
export interface MarcoPoloIiSpecialView {
  reward: string;
  seal: string;
  times: number[];
}

/** A contract: what it costs, what it brings, and whether it is a blue one of the set-up. */
export interface MarcoPoloIiContractView {
  cost: string;
  reward: string;
  points: number;
  blue: boolean;
}

/** A city card: its exchanges, or what it brings for each die value from 1 to 6. */
export interface MarcoPoloIiCardView {
  mode: string;
  costs: string[];
  rewards: string[];
  by_die: string[];
}

/**
 * `active` is the side in turn, 1 for the solo opponent; `ending` the turns to come once the end is near.
 *
 * `cards` describes every card that is open to the viewer. `coin_off` and `food_off` are what is left of the
 * discounts of the die placed this turn; `worker` is the slot of the worker placed this turn; `hand` is the value of
 * the die that is about to be placed, `laying` the tile that is about to be laid.
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
  rows: WayfarersSlotView[];
  piles: Record<string, number>;
  drawn: string[] | null;
  nodes: WayfarersNodeView[];
  edges: WayfarersEdgeView[];
  tiles: WayfarersTileView[];
  homes: WayfarersSpaceView[];
  players: WayfarersPlayerView[];
  opponent: WayfarersOpponentView | null;
  cards: Record<string, WayfarersCardView>;
}

/** A place of a row with what lies on its card, and what a worker does there. `price`: coins for a space card. */
export interface WayfarersSlotView {
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
export interface WayfarersNodeView {
  node: string;
  column: number;
  tile: string | null;
  reward: string[][];
  worker: boolean;
  markers: number[];
}

/** A way to the right with its blot in the notation; `open` are the players who could go it now. */
export interface WayfarersEdgeView {
  start: string;
  end: string;
  need: string;
  open: number[];
}

/** A kind of upgrade tile: how many are left, and the symbols of each face, column by column. */
export interface WayfarersTileView {
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
export interface WayfarersSpaceView {
  space: string;
  assets: string[];
  cost: string[][];
  effect: string[][];
}

/** A player's board. `land` goes from the left end to the printed city, `water` from the harbour to the right. */
export interface WayfarersPlayerView {
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
  land: WayfarersPlaceView[];
  water: WayfarersPlaceView[];
  townsfolk: string[];
  caravan: WayfarersCellView[];
  columns: WayfarersColumnView[];
}

/** A land or water card of a panorama with what lies around it; `die`: its space holds a die. */
export interface WayfarersPlaceView {
  card: string;
  die: boolean;
  folk: string | null;
  space: string | null;
  inspiration: string | null;
}

/** A cell of the caravan; `part` is 1 for the right or lower half of a tile. `bonus` shows until it is covered. */
export interface WayfarersCellView {
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
export interface WayfarersColumnView {
  value: number;
  symbols: Record<string, number>;
  reach: number[];
  shift: number[];
  spaces: string[];
  hired: string[];
}

/** The solo opponent. `sum` and `order` say how it counts slots now; `path` is its caravan, `covered` how far. */
export interface WayfarersOpponentView {
  name: string;
  board: string;
  guilds: Record<string, number>;
  workers: Record<string, number>;
  journal: string;
  spot: number;
  colours: string[];
  comets: number;
  intrigue: WayfarersIntrigueView[];
  pile: number;
  sum: number;
  order: number[];
  counts: Record<string, number>;
  tiles: Record<string, number>;
  tile_points: number;
  path: string[][][];
  covered: number;
}

export interface WayfarersIntrigueView {
  card: string;
  colour: string;
  silver: number;
}

/**
 * What is printed on a card. Effects are alternatives of icon tokens, such as [["2*inf.yellow"], ["tile.yellow"]].
 *
 * `assets`, `cost` and `effect` describe a die space, or what a townsfolk does `when` it is used; `trigger` lets a
 * vista do its effect. `links_left` masks the four lanes of a water card, `links_right` their rewards.
 */
export interface WayfarersCardView {
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
  floors: YspahanFloorView[];
  group: YspahanGroupView | null;
  shops: Record<string, number>;
  caravan: number[];
  camels: number[];
  rows: number[];
  loading_points: number[];
  players: YspahanPlayerView[];
  pile: number;
  discard: Record<string, number>;
}

/** A floor of the tower; value 0 and no dice when it is empty. */
export interface YspahanFloorView {
  floor: string;
  value: number;
  white: number;
  yellow: number;
}

/** The dice group in the hand of the player in turn. */
export interface YspahanGroupView {
  floor: string;
  value: number;
  number: number;
}

/** A player's board; `cards` counts the hand by kind and is there for its owner only. */
export interface YspahanPlayerView {
  gold: number;
  camels: number;
  buildings: string[];
  hand: number;
  cards: Record<string, number> | null;
}

export type ErrorCode =
  | "bad-message"
  | "bad-record"
  | "bad-setup"
  | "expired"
  | "forbidden"
  | "game-over"
  | "illegal-action"
  | "internal"
  | "not-found"
  | "not-started"
  | "no-name"
  | "nothing-to-undo"
  | "seat-taken"
  | "stale"
  | "started"
  | "too-large"
  | "too-many"
  | "unreadable"
  | "wrong-origin";

export interface Observations {
  "five-tribes": FiveTribesObservation;
  "marco-polo-ii": MarcoPoloIiObservation;
  "wayfarers": WayfarersObservation;
  "yspahan": YspahanObservation;
}
