/** A picture that fingers can enlarge: pinch, double tap, and drag once it is larger than its frame. */
const LARGEST = 4;
const TAPPED = 2.4;
const DOUBLE_TAP = 300;
const STILL = 10;

interface Point {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  #pointers = new Map<number, Point>();
  #frame: HTMLElement | null = null;
  #lastTap = { at: 0, x: 0, y: 0 };
  #moved = false;

  readonly attach = (frame: HTMLElement): (() => void) => {
    this.#frame = frame;
    const listeners = {
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      pointercancel: this.#up,
    };
    for (const [name, listener] of Object.entries(listeners)) frame.addEventListener(name, listener as EventListener);
    // The click that ends a drag is no click.
    const click = (event: Event) => this.#moved && event.stopPropagation();
    frame.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        frame.removeEventListener(name, listener as EventListener);
      }
      frame.removeEventListener('click', click, { capture: true });
    };
  };

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Enlarges or shrinks around a point of the frame, which stays where it is. */
  around(point: Point, scale: number): void {
    const next = Math.min(LARGEST, Math.max(1, scale));
    const factor = next / this.scale;
    this.scale = next;
    this.#place(point.x - (point.x - this.x) * factor, point.y - (point.y - this.y) * factor);
  }

  #place(x: number, y: number): void {
    const { clientWidth = 0, clientHeight = 0, firstElementChild, scrollTop = 0 } = this.#frame ?? {};
    // The picture may be longer than its frame, which is then scrolled.
    const height = Math.max(clientHeight, (firstElementChild as HTMLElement | null)?.offsetHeight ?? 0);
    const lowest = scrollTop + clientHeight - height * this.scale;
    this.x = Math.min(0, Math.max(clientWidth * (1 - this.scale), x));
    this.y = Math.min(scrollTop, Math.max(lowest, y));
  }

  #at(event: PointerEvent): Point {
    const box = this.#frame?.getBoundingClientRect();
    const y = event.clientY - (box?.top ?? 0) + (this.#frame?.scrollTop ?? 0);
    return { x: event.clientX - (box?.left ?? 0), y };
  }

  #down = (event: PointerEvent): void => {
    if (this.#pointers.size === 0) this.#moved = false;
    if (event.pointerType === 'mouse') return;
    this.#pointers.set(event.pointerId, this.#at(event));
  };

  #move = (event: PointerEvent): void => {
    const from = this.#pointers.get(event.pointerId);
    if (!from) return;
    const to = this.#at(event);
    if (this.#pointers.size === 2) {
      this.#pinch(event.pointerId, from, to);
    } else if (this.scale > 1) {
      if (!this.#moved && distance(from, to) < STILL) return;
      this.#moved = true;
      this.#place(this.x + to.x - from.x, this.y + to.y - from.y);
    }
    this.#pointers.set(event.pointerId, to);
  };

  #pinch(moving: number, from: Point, to: Point): void {
    const other = [...this.#pointers].find(([id]) => id !== moving)?.[1];
    if (!other) return;
    this.#moved = true;
    const before = Math.max(1, distance(from, other));
    this.around({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }, (this.scale * distance(to, other)) / before);
  }

  #up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId) || event.type === 'pointercancel' || this.#moved) return;
    const tap = { at: event.timeStamp, ...this.#at(event) };
    const again = tap.at - this.#lastTap.at < DOUBLE_TAP && distance(tap, this.#lastTap) < 3 * STILL;
    this.#lastTap = again ? { at: 0, x: 0, y: 0 } : tap;
    if (!again) return;
    if (this.scale > 1) this.reset();
    else this.around(tap, TAPPED);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
