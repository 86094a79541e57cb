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

/**
 * The end: each seat's place (1 is best, equals share) and its standing: what wins first, then tie-breaks.
 *
 * `achieved` says what each won by, in a game that is not won by points.
 */
export interface Final {
  places: number[];
  standing: number[][];
  achieved: Message[];
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

/**
 * What `bot` would answer at `version` on the seat; told to whoever asked, and never played by itself.
 *
 * `reasons` speak for it against `instead`, the next best answer, if there is any.
 */
export interface Hinted {
  type: "hinted";
  version: number;
  seat: number;
  action: string;
  bot: string;
  instead: string | null;
  reasons: Reason[];
}

/** What speaks for an answer, or against it: this part of the value is worth so many points more, or fewer. */
export interface Reason {
  part: Message;
  points: number;
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

/** Nothing is found yet: `waiting` analyses come before this one. */
export interface AnalysisProgress {
  type: "progress";
  waiting: number;
}

/**
 * The chances of victory along the game, how each seat played, and its costliest decisions, worst first.
 *
 * Until it is `finished`, more will be told: `done` of `of` questions were looked at, `closer` of them once more.
 */
export interface AnalysisFound {
  type: "found";
  finished: boolean;
  done: number;
  of: number;
  closer: number;
  iterations: number;
  curve: Standing[];
  quality: SeatQuality[];
  costliest: Decision[][];
}

/** Every seat's chance of victory after so many answers. */
export interface Standing {
  move: number;
  chances: number[];
}

/** How a seat played: its accuracy from 0 to 1, None where it never had a choice, and its mistakes by class. */
export interface SeatQuality {
  accuracy: number | null;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/**
 * An answer that cost its seat something: `loss` of its chance of victory, against the `better` one of the bot.
 *
 * It was asked after `move` answers. Both are judged by what the seat could know then. `line` are the answers that
 * would follow the better one to the end of the turn. `reasons` say how that end differs from the one headed for.
 */
export interface Decision {
  move: number;
  seat: number;
  prompt: Message;
  played: Choice;
  better: Choice;
  line: Choice[];
  loss: number;
  grade: "blunder" | "inaccuracy" | "mistake" | null;
  reasons: Reason[];
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

/** Addresses of the board that a game's package brings: an ES module, and a style sheet if it has one. */
export interface BoardFiles {
  module: string;
  style: string | null;
}

/**
 * A bot that can sit at a table of a game: `bot-<id>` is its name, `bot-<id>-about` says a sentence about it.
 *
 * `style`: it has a plan of its own for this game; the others are levels. `elo` is its strength, if it was measured.
 */
export interface BotInfo {
  id: string;
  style: boolean;
  elo: number | null;
}

/**
 * A game that can be played here. `<game>-preset-<name>` names a preset, `<game>-score-<category>` a category.
 *
 * `rules`: there is a rules text at `/api/games/<id>/rules`. `bots` are the levels, weakest first, then the styles.
 * `board` is what the game's package brings for browsers; our own games have theirs in the client.
 */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  categories: string[];
  bots: BotInfo[];
  languages: string[];
  rules: boolean;
  board: BoardFiles | null;
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
