/**
 * What a game's board gets from the shell, and what it gives back.
 *
 * A game adds `src/games/<id>/Board.svelte` that draws an observation of the game and marks what stands for
 * something with `data-element="domain:value"`, e.g. `data-element="shop:bag-white-1"`. It knows no rules: what may
 * be clicked glows because the shell says so, and a click on it is told to the shell, which knows the choices.
 */
import type { Component } from 'svelte';
import type { GameEvent, Message, Observation } from '../../protocol/shell';

/** How a seat looks on every board: colour, pattern and letter, so that nobody depends on colour. */
export interface SeatLook {
  index: number;
  name: string;
  /** A token of tokens.css, for `var(--seat-1)`. */
  colour: SeatColour;
  pattern: SeatPattern;
  letter: string;
}

export type SeatColour = '--seat-1' | '--seat-2' | '--seat-3' | '--seat-4' | '--seat-5';
export type SeatPattern = 'plain' | 'stripe' | 'dot' | 'cross' | 'ring';

export interface BoardProps<O extends Observation = Observation> {
  observation: O;
  /** The observation before this one, for animations; null at first sight and after a jump in history. */
  previous: O | null;
  /** What happened between the two; nothing where there is no observation before. */
  events: readonly GameEvent[];
  /** Elements of legal choices: they glow and can be clicked, but for those that are settled. */
  glowing: ReadonlySet<string>;
  /** Those of them that all choices point at: a click there would decide nothing. */
  settled: ReadonlySet<string>;
  /** Elements of the choice or log line under the pointer or the focus. */
  shown: ReadonlySet<string>;
  /** Elements of what a bot advises: a hint, or a better line in an analysis. */
  better: ReadonlySet<string>;
  /** Elements of what was played instead, in an analysis. */
  worse: ReadonlySet<string>;
  seats: readonly SeatLook[];
  /** What the choice behind an element would bring (`Choice.hint`), where one choice alone points at it. */
  hints: ReadonlyMap<string, Message>;
  /** A message in the reader's language; reading it in markup follows a switch of the language. */
  say: (message: Message) => string;
  /** The seat that looks; null for a spectator. */
  viewer: number | null;
  /** An element was clicked, whether it glows or not. */
  onpick: (element: string) => void;
  /** The pointer or the focus is on an element; null when it left. With `about`, the board says what it is. */
  onpeek: (element: string | null, about?: About) => void;
}

/** What a card beside an element says: the name of what is there, then what it does, one line each. */
export interface About {
  name: string;
  lines: readonly string[];
}

/** Points or coins that a seat won, and the element they float up from. */
export interface Gain {
  element: string;
  seat: number;
  points: number;
}

export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>('../../games/*/Board.svelte');

export function hasBoard(game: string): boolean {
  return `../../games/${game}/Board.svelte` in boards;
}

/** The board of a game, loaded when it is first needed; null where a game has none. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[`../../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
