/** Where the lines of a curve run, and which of its points is meant. */
import type { Standing } from '../../protocol/shell';
import type { SeatPattern } from '../board/board';

/** How a seat's line is broken, so that it is known without its colour. */
export const DASHES: Record<SeatPattern, string> = {
  plain: '',
  stripe: '8 4',
  dot: '0.5 5',
  cross: '9 4 1 4',
  ring: '3 4',
};

/** The last point that is not after the move; the first one where there is none. */
export function pointAt(curve: readonly Standing[], move: number): Standing | null {
  let found = curve[0] ?? null;
  for (const point of curve) if (point.move <= move) found = point;
  return found;
}

/** The point nearest to a move. */
export function nearest(curve: readonly Standing[], move: number): Standing | null {
  let found: Standing | null = null;
  for (const point of curve) {
    if (!found || Math.abs(point.move - move) < Math.abs(found.move - move)) found = point;
  }
  return found;
}

/** Places on a line for labels that would like to be at `wanted`, at least `gap` apart and within `from` .. `to`. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let lowest = from;
  for (const index of order) {
    placed[index] = Math.max(lowest, placed[index] ?? 0);
    lowest = (placed[index] ?? 0) + gap;
  }
  let highest = to;
  for (const index of order.reverse()) {
    placed[index] = Math.min(highest, placed[index] ?? 0);
    highest = (placed[index] ?? 0) - gap;
  }
  return placed;
}
