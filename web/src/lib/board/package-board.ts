/**
 * The contract of a board that a game's package brings, for games that are not in this repository.
 *
 * The package has a folder `board` beside `components` and `locales`, with a built ES module `board.js` and perhaps a
 * style sheet `board.css`. The server serves them, the shell loads the style and imports the module when the board is
 * first needed, and calls its `mount`. Plain JavaScript will do, and so will whatever a bundler makes of a framework.
 *
 *     export function mount(target, board) {
 *       const draw = (view) => { target.innerHTML = `<b data-element="tube">${view.observation.tube}</b>`; };
 *       draw(board.view);
 *       return { update: draw, destroy() {} };
 *     }
 *
 * A board knows no rules. It draws an observation and marks what stands for something with `data-element`, the ids of the
 * game's action space: `tube`, `colour:red`. For all marked elements the shell does the rest, also for those that are
 * added later: what belongs to a legal answer glows, can be clicked, reached by keys and is a button for screen readers;
 * what a choice or a log line touches is shown; the card beside an element says what `<game>-<domain>-<value>` and
 * `<game>-<domain>-<value>-effect` say in the game's catalogue. Points that an event tells of float up from its last
 * element. What has `data-piece`, a name of its own on the board, travels to its new place after an update; with
 * `data-from="tube"` a new piece comes from that element.
 *
 * Colours and measures are the tokens of `lib/look/tokens.css`, in both themes: `var(--plaster)`, `var(--night)`,
 * `var(--seat-1)`. A board stands in `[data-game="<id>"]`, which has the class `narrow` where there is little room; begin
 * the selectors of `board.css` with it, for the sheet is loaded into the page, and name no id there, for then what glows
 * would not be seen. The Content-Security-Policy lets a
 * board load from its own server only: put pictures into the folder too, and ask for them by
 * `new URL('picture.svg', import.meta.url)`.
 *
 * If a module cannot be loaded or throws, the reader is told so and plays from the list of answers.
 */
import type { Choice, GameEvent, Message, Observation } from '../../protocol/shell';
import type { About, SeatLook } from './board';

/** What `board/board.js` exports. */
export interface BoardModule {
  /** Draws the board into an empty element, once; `board.view` is what is to be seen. */
  mount(target: HTMLElement, board: BoardApi): MountedBoard;
}

export interface MountedBoard {
  /** There is something else to see: after every answer, on a jump in history and when the language changes. */
  update(view: BoardView): void;
  /** The board goes away; what it has begun elsewhere (timers, listeners on the window) must end. */
  destroy(): void;
  /** What the card beside an element says, where the catalogue does not say it; null for no card. */
  about?(element: string): About | null | undefined;
}

/** What is to be seen. */
export interface BoardView {
  /** What the viewer may know, as the game's `observe` gives it. */
  observation: Observation & Record<string, unknown>;
  /** The observation before this one; null at first sight and after a jump in history. */
  previous: (Observation & Record<string, unknown>) | null;
  /** What happened between the two. */
  events: readonly GameEvent[];
  /** The seat that looks; null for a spectator. */
  viewer: number | null;
  /** Name, colour, pattern and letter of each seat. */
  seats: readonly SeatLook[];
  /** The legal answers of the viewer, none while somebody else is asked; each with label and elements. */
  choices: readonly Choice[];
  /** The reader's language: `en`, `cs` or `pl`. */
  language: string;
}

/** What a board may ask of the shell. */
export interface BoardApi {
  /** The version of this contract. */
  readonly version: 1;
  readonly view: BoardView;
  /** Gives a legal answer by its text, `choice.action`. A click on a glowing element needs no call. */
  choose(action: string): void;
  /** Shows elements as if a choice with them were pointed at; an empty list ends it. */
  point(elements: readonly string[]): void;
  /** A message of the game in the reader's language, such as `choice.label`. */
  say(message: Message): string;
  /** The same by id and arguments. */
  text(id: string, args?: Message['args']): string;
}
