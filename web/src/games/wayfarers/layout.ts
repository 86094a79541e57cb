/** Where things lie: the journal's spaces and blots, and the caravan's cells. */

export interface Point {
  x: number;
  y: number;
}

export const NODE = 13;
/** A space of the last column is wider: it holds a choice. */
export const LAST = { width: 66, height: 24 } as const;
export const BLOT = { width: 31, height: 18 } as const;

const COLUMN = 57;
const LEFT = 18;
const COUNTS = [1, 2, 3, 2, 3, 2, 3, 2, 3, 2, 5] as const;
const STEPS: Record<number, number> = { 1: 0, 2: 50, 3: 46, 5: 27 };
const BAND = 136;
const LIFT = 8;
const LAST_COLUMN = 10;
/** The first column of the lower band, where the journal is folded. */
const FOLD = 6;

/** Blots before the last column stand in a line of their own, in the order of their ways from the top. */
const LAST_BLOTS: Record<string, number> = {
  '9a-10a': -53,
  '9a-10b': -32,
  '9a-10c': -10.5,
  '9b-10c': 10.5,
  '9b-10d': 32,
  '9b-10e': 53,
};

/** The journal from left to right, in one band or folded into two for a narrow screen. */
export class Track {
  readonly folded: boolean;
  readonly width: number;
  readonly height: number;

  constructor(folded: boolean) {
    this.folded = folded;
    this.width = folded ? 366 : 664;
    this.height = folded ? 2 * BAND + 10 : BAND;
  }

  #column(column: number): Point {
    const low = this.folded && column >= FOLD;
    const y = BAND / 2 + (low ? BAND + 10 : 0);
    if (column === LAST_COLUMN) return { x: this.width - LAST.width / 2 - 3, y };
    return { x: low ? 64 + COLUMN * (column - FOLD) : LEFT + COLUMN * column, y };
  }

  /** The middle of a space, called by its column and its letter from the top: "10c". */
  node(id: string): Point {
    const column = Number.parseInt(id, 10);
    const index = id.length > String(column).length ? id.charCodeAt(id.length - 1) - 97 : 0;
    const count = COUNTS[column] ?? 1;
    const { x, y } = this.#column(column);
    return { x, y: y + (index - (count - 1) / 2) * (STEPS[count] ?? 0) };
  }

  /** Whether a way leaves the upper band and comes back in the lower one. */
  #breaks(start: string, end: string): boolean {
    return this.folded && Number.parseInt(start, 10) < FOLD && Number.parseInt(end, 10) >= FOLD;
  }

  /** The middle of a blot. */
  blot(start: string, end: string): Point {
    const to = this.node(end);
    const last = LAST_BLOTS[`${start}-${end}`];
    if (last !== undefined) {
      return { x: to.x - LAST.width / 2 - 24, y: this.#column(LAST_COLUMN).y + last };
    }
    const from = this.node(start);
    if (!this.#breaks(start, end)) return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + this.#lift(start, end) };
    const rise = (from.y - this.#column(5).y - (to.y - this.#column(FOLD).y)) / 2;
    return { x: to.x - COLUMN / 2, y: to.y + rise };
  }

  /** A way that jumps over a column keeps its blot clear of the space it passes. */
  #lift(start: string, end: string): number {
    const jumps = Number.parseInt(end, 10) - Number.parseInt(start, 10) > 1;
    if (!jumps) return 0;
    return end.endsWith('a') ? -LIFT : LIFT;
  }

  /** The line of a way, through its blot. */
  way(start: string, end: string): string {
    const from = this.node(start);
    const to = this.node(end);
    const blot = this.blot(start, end);
    if (!this.#breaks(start, end)) return `M${from.x} ${from.y}L${blot.x} ${blot.y}L${to.x} ${to.y}`;
    return `M${from.x} ${from.y}h${COLUMN * 0.7}M2 ${blot.y}L${blot.x} ${blot.y}L${to.x} ${to.y}`;
  }

  /** Where the green worker waits beside a column of two. */
  worker(column: number): Point {
    return this.#column(column);
  }
}

const PATH_COLUMNS = 7;
const PATH_ROWS = 3;

/** Column and row, from 1, of a step of the solo opponent's caravan: it winds from the bottom left to the top right. */
export function pathAt(step: number): { column: number; row: number } {
  const turn = Math.floor(step / PATH_COLUMNS);
  const along = step % PATH_COLUMNS;
  return { column: turn % 2 ? PATH_COLUMNS - along : along + 1, row: PATH_ROWS - turn };
}

/** Column and row of a cell of the caravan, from 1. */
export function cellAt(cell: string): { column: number; row: number } {
  const [column = 1, row = 1] = cell.split('-').map(Number);
  return { column, row };
}

/** The cells a tile would cover. */
export function coveredBy(cell: string, width: number, height: number): string[] {
  const { column, row } = cellAt(cell);
  return Array.from(
    { length: width * height },
    (_, part) => `${column + (part % width)}-${row + Math.floor(part / width)}`,
  );
}
