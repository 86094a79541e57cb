/** How pieces travel. All times come from the tokens, which are zero for whoever wants no motion. */
import type { TransitionConfig } from 'svelte/transition';

/** A time of tokens.css in milliseconds. */
export function motion(token: '--motion-1' | '--motion-2' | '--motion-3'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0;
}

function centre(element: Element): { x: number; y: number; width: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}

/** Screen pixels in one unit of the drawing an element is in; outside a drawing, how much the page enlarges it. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return (element.getScreenCTM()?.a ?? 1) || 1;
  const width = element instanceof HTMLElement ? element.offsetWidth : 0;
  return width > 0 ? element.getBoundingClientRect().width / width : 1;
}

interface Travel {
  /** The board element the piece comes from; without one it drops in from above. */
  from?: string | undefined;
  delay?: number;
  /** Without the journey, after a jump in history. */
  still?: boolean;
}

/** Brings a piece from another element of the board to where it lies now. */
export function travel(node: Element, { from, delay = 0, still = false }: Travel = {}): TransitionConfig {
  const duration = motion('--motion-3');
  const start = from ? document.querySelector(`[data-element="${CSS.escape(from)}"]`) : null;
  if (still || duration === 0) return { duration: 0 };
  if (!start) {
    return { duration, delay, css: (t, u) => `opacity: ${t}; transform: translateY(${-14 * u}px)` };
  }
  const there = centre(start);
  const here = centre(node);
  const scale = scaleOf(node);
  const dx = (there.x - here.x) / scale;
  const dy = (there.y - here.y) / scale;
  return { duration, delay, css: (_, u) => `transform: translate(${dx * u}px, ${dy * u}px)` };
}

/** Lets a piece go. */
export function leave(_node: Element): TransitionConfig {
  return { duration: motion('--motion-1'), css: (t) => `opacity: ${t}` };
}

/** Where the pieces of a board are that are named by `data-piece`. */
export function placesOf(board: Element): Map<string, DOMRect> {
  const pieces = [...board.querySelectorAll('[data-piece]')];
  return new Map(pieces.map((piece) => [piece.getAttribute('data-piece') ?? '', piece.getBoundingClientRect()]));
}

/** Lets pieces travel from where they were; new ones come from the element of their `data-from`, if they name one. */
export function carry(board: Element, before: ReadonlyMap<string, DOMRect>): void {
  const duration = motion('--motion-3');
  if (duration === 0) return;
  for (const piece of board.querySelectorAll('[data-piece]')) {
    const from = piece.getAttribute('data-from');
    const origin = from ? board.querySelector(`[data-element="${CSS.escape(from)}"]`) : null;
    const start = before.get(piece.getAttribute('data-piece') ?? '') ?? origin?.getBoundingClientRect();
    if (!start) continue;
    const end = piece.getBoundingClientRect();
    const scale = scaleOf(piece);
    const dx = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
    const dy = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
    if (dx === 0 && dy === 0) continue;
    piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration,
      easing: 'ease-out',
    });
  }
}
