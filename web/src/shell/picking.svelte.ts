/** From pointing to playing: what glows, what is shown, what the clicked elements leave to choose from. */
import type { About } from '../lib/board/board';
import { elementsOf, hintsOf, narrowed, pick, pointsAt, settledOf } from '../lib/table/choices';
import type { Choice, Message } from '../protocol/shell';

interface Source {
  choices: () => readonly Choice[];
  /** Whether an answer is shown first and played on a second click. */
  confirm: () => boolean;
  play: (choice: Choice) => void;
}

export class Picking {
  /** The elements clicked so far. */
  elements = $state.raw<string[]>([]);
  /** The choice that waits to be confirmed. */
  armed = $state.raw<Choice | null>(null);
  /** The choice that a bot would take. */
  hinted = $state.raw<Choice | null>(null);
  /** What an analysis shows on the board: the better answers to the end of the turn, and what was played. */
  judged = $state.raw<{ better: readonly Choice[]; played: Choice } | null>(null);
  /** The element under the pointer or the focus. */
  peeked = $state<string | null>(null);
  /** What the board says about that element. */
  about = $state.raw<About | undefined>(undefined);
  /** Elements of the choice or the log line under the pointer or the focus. */
  #pointed = $state.raw<readonly string[]>([]);
  #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The legal answers, whatever was clicked. */
  get all(): readonly Choice[] {
    return this.#source.choices();
  }

  get visible(): readonly Choice[] {
    return narrowed(this.#source.choices(), this.elements);
  }

  get narrowed(): boolean {
    return this.elements.length > 0;
  }

  get glowing(): Set<string> {
    return elementsOf(this.visible);
  }

  get settled(): Set<string> {
    return settledOf(this.visible);
  }

  get hints(): Map<string, Message> {
    return hintsOf(this.visible);
  }

  get shown(): Set<string> {
    const pointed = this.#pointed.length > 0 ? this.#pointed : (this.hinted?.elements ?? []);
    return new Set(this.armed?.elements ?? pointed);
  }

  /** What a bot advises. */
  get better(): Set<string> {
    return elementsOf(this.judged?.better ?? (this.hinted ? [this.hinted] : []));
  }

  /** What was played instead. */
  get worse(): Set<string> {
    return elementsOf(this.judged ? [this.judged.played] : []);
  }

  /** Whether the pointer is on an element that stands for the choice. */
  isPeeked(choice: Choice): boolean {
    return this.peeked !== null && pointsAt(choice, this.peeked);
  }

  point(elements: readonly string[] = []): void {
    this.#pointed = elements;
  }

  /** A click on an element of the board. */
  pick(element: string): void {
    const picked = pick(this.#source.choices(), this.elements, element);
    if (picked.kind === 'play') this.choose(picked.choice);
    if (picked.kind === 'narrow') this.elements = picked.elements;
  }

  choose(choice: Choice): void {
    if (this.#source.confirm() && this.armed?.action !== choice.action) {
      this.armed = choice;
      return;
    }
    this.reset();
    this.#source.play(choice);
  }

  /** Back to all choices. */
  reset(): void {
    this.elements = [];
    this.armed = null;
    this.peeked = null;
    this.#pointed = [];
  }
}
