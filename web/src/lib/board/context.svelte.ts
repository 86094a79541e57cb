/** What the parts of a board share: what the shell gave, and how an element is marked. A game adds what it derives. */
import type { Message, Observation } from '../../protocol/shell';
import type { BoardProps, SeatLook } from './board';

/** Attributes of an element of the board: what it stands for, and that it can be clicked now. */
export interface Mark {
  'data-element': string;
  'data-glow': true | undefined;
  'data-shown': true | undefined;
  role: 'button' | 'group' | 'img';
  tabindex: 0 | undefined;
  'aria-label': string;
}

export class BoardContext<O extends Observation> {
  /** The element under the pointer or the focus. */
  peeked = $state<string | null>(null);
  #props: () => BoardProps<O>;

  constructor(props: () => BoardProps<O>) {
    this.#props = props;
  }

  get observation(): O {
    return this.#props().observation;
  }

  get previous(): O | null {
    return this.#props().previous;
  }

  get viewer(): number | null {
    return this.#props().viewer;
  }

  /** All seats clockwise from the viewer's left, without the viewer. */
  get others(): number[] {
    const count = this.#props().seats.length;
    const first = this.viewer === null ? 0 : this.viewer + 1;
    return Array.from({ length: this.viewer === null ? count : count - 1 }, (_, index) => (first + index) % count);
  }

  seat(index: number): SeatLook | undefined {
    return this.#props().seats[index];
  }

  get glowing(): ReadonlySet<string> {
    return this.#props().glowing;
  }

  get shown(): ReadonlySet<string> {
    return this.#props().shown;
  }

  glows(element: string): boolean {
    return this.glowing.has(element);
  }

  hint(element: string): Message | undefined {
    return this.#props().hints.get(element);
  }

  say(id: string, args: NonNullable<Message['args']> = {}): string {
    return this.#props().say({ id, args });
  }

  /** `holds` names an element within: of two buttons in each other only the inner one is a button for keys. */
  mark(element: string, label: string, holds?: string): Mark {
    const settled = this.#props().settled.has(element);
    const glows = this.glows(element) && !settled;
    const outer = holds !== undefined && this.glows(holds);
    return {
      'data-element': element,
      'data-glow': glows || undefined,
      'data-shown': settled || this.shown.has(element) || undefined,
      role: outer ? 'group' : glows ? 'button' : 'img',
      tabindex: glows && !outer ? 0 : undefined,
      'aria-label': label,
    };
  }
}
