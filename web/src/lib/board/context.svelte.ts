/**
 * What the parts of a board share: what the shell gave, how an element is marked, and the room there is. A game adds what
 * it derives, and what it says about its elements.
 */
import type { Message, Observation } from '../../protocol/shell';
import type { About, BoardProps, Gain, SeatLook } from './board';
import { isNarrow } from './narrow';

/** Attributes of an element of the board: what it stands for, and that it can be clicked now. */
export interface Mark {
  'data-element': string;
  'data-glow': true | undefined;
  'data-shown': true | undefined;
  'data-better': true | undefined;
  'data-worse': true | undefined;
  role: 'button' | 'group' | 'img';
  tabindex: 0 | undefined;
  'aria-label': string;
}

export class BoardContext<O extends Observation> {
  /** The element under the pointer or the focus. */
  peeked = $state<string | null>(null);
  /** The room for the board, in pixels; BoardRoot measures it. */
  width = $state(1000);
  height = $state(800);
  /** Too narrow for one picture: the parts come one after another. */
  readonly narrow = $derived(isNarrow(this.width, this.leastWidth));
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

  /** The least width at which the board is one picture. */
  get leastWidth(): number {
    return 640;
  }

  /** What the card beside an element says; null where it would hide more than it says. */
  about(_element: string): About | null | undefined {
    return undefined;
  }

  /** What was just won, to let it float up: points that an event tells of, from where it ended. */
  get gains(): readonly Gain[] {
    return this.#props().events.flatMap(({ message, seat, elements }) => {
      const points = message.args?.points;
      const element = elements?.at(-1);
      if (typeof points !== 'number' || points <= 0 || seat === undefined || element === undefined) return [];
      return [{ element: this.elementFor(element, seat), seat, points }];
    });
  }

  /** How this board marks an element of an event, where that depends on whose it is. */
  elementFor(element: string, _seat: number): string {
    return element;
  }

  pick(element: string): void {
    this.#props().onpick(element);
  }

  peek(element: string | null): void {
    this.peeked = element;
    const about = element === null ? undefined : this.about(element);
    if (about === null) this.#props().onpeek(null);
    else this.#props().onpeek(element, about);
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

  /** What the reader should see, since it can be clicked or is advised. */
  get called(): readonly string[] {
    return [...this.glowing, ...this.#props().better];
  }

  glows(element: string): boolean {
    return this.glowing.has(element);
  }

  hint(element: string): Message | undefined {
    return this.#props().hints.get(element);
  }

  say(id: string, args: NonNullable<Message['args']> = {}): string {
    return this.tell({ id, args });
  }

  tell(message: Message): string {
    return this.#props().say(message);
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
      'data-better': this.#props().better.has(element) || undefined,
      'data-worse': this.#props().worse.has(element) || undefined,
      role: outer ? 'group' : glows ? 'button' : 'img',
      tabindex: glows && !outer ? 0 : undefined,
      'aria-label': label,
    };
  }
}
