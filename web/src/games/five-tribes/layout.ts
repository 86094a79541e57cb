/** Where things lie on the 5 by 6 tiles, in units of the drawing. tests/five-tribes-layout.test.ts keeps them apart. */
export const ROWS = 5;
export const COLUMNS = 6;

/** From one tile to the next, and the tile itself. */
export const PITCH = { x: 100, y: 98 } as const;
export const TILE = { width: 96, height: 94 } as const;
/** BoardContext for the names of rows and columns. */
export const MARGIN = { left: 16, top: 15 } as const;

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Cell extends Point {
  id: string;
  row: number;
  column: number;
}

/** The tiles' places, with the upper left corner of each. */
export const CELLS: readonly Cell[] = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
  const row = Math.floor(index / COLUMNS);
  const column = index % COLUMNS;
  return { id: `r${row + 1}c${column + 1}`, row, column, x: column * PITCH.x, y: row * PITCH.y };
});

export const BOARD: Rect = {
  x: -MARGIN.left,
  y: -MARGIN.top,
  width: MARGIN.left + COLUMNS * PITCH.x - (PITCH.x - TILE.width) + 3,
  height: MARGIN.top + ROWS * PITCH.y - (PITCH.y - TILE.height) + 3,
};

const byId = new Map(CELLS.map((cell) => [cell.id, cell]));

export function cellAt(id: string): Cell | undefined {
  return byId.get(id);
}

export function middle({ x, y }: Point): Point {
  return { x: x + TILE.width / 2, y: y + TILE.height / 2 };
}

/** The tile itself and up to eight around it: where blue tiles count for builders. */
export function block(id: string): Cell[] {
  const here = cellAt(id);
  if (!here) return [];
  return CELLS.filter(({ row, column }) => Math.abs(row - here.row) <= 1 && Math.abs(column - here.column) <= 1);
}

export function distance(one: Cell, other: Cell): number {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column);
}

/** The tiles at most so many steps away: where assassins reach. */
export function within(id: string, steps: number): Cell[] {
  const here = cellAt(id);
  return here ? CELLS.filter((cell) => distance(here, cell) <= steps) : [];
}

/** The part of a tile where meeples stand. */
export const CROWD: Rect = { x: 6, y: 28, width: 84, height: 40 };
/** Single figures up to this many, else one for each tribe with its number. */
export const FEW = 3;
/** How wide a number beside a figure is. */
export const DIGIT = 9;
const GAP = 2;

export interface Standing<T extends string> extends Point {
  key: string;
  tribe: T;
  size: number;
  /** How many it stands for. */
  count: number;
}

interface Figure<T> {
  key: string;
  tribe: T;
  count: number;
}

/** Places the meeples of a tile: a few one by one, many by tribe with a number. */
export function stand<T extends string>(order: readonly T[], counts: Readonly<Record<string, number>>): Standing<T>[] {
  const groups = order
    .map((tribe) => ({ key: tribe, tribe, count: counts[tribe] ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (total > FEW) {
    const half = Math.ceil(groups.length / 2);
    const rows = [groups.slice(0, half), groups.slice(half)];
    return sizeOf([groups]) >= sizeOf(rows) ? inRows([groups]) : inRows(rows);
  }
  const single = groups.flatMap(({ tribe, count }) =>
    Array.from({ length: count }, (_, index) => ({ key: `${tribe}-${index}`, tribe, count: 1 })),
  );
  return inRows([single]);
}

/** The largest size at which rows of figures fit one below the other. */
function sizeOf(rows: readonly Figure<string>[][]): number {
  return Math.min(27, CROWD.height / rows.length - GAP, ...rows.map(widest));
}

/** Rows one below the other, each in the middle. */
function inRows<T extends string>(rows: readonly Figure<T>[][]): Standing<T>[] {
  const height = CROWD.height / rows.length;
  const size = sizeOf(rows);
  return rows.flatMap((row, index) => {
    const widths = row.map(({ count }) => size + (count > 1 ? DIGIT : 0) + GAP);
    const y = CROWD.y + (index + 0.5) * height - size / 2;
    let x = CROWD.x + (CROWD.width - widths.reduce((sum, width) => sum + width, -GAP)) / 2;
    return row.map((figure, place) => {
      const standing = { ...figure, x, y, size };
      x += widths[place] ?? 0;
      return standing;
    });
  });
}

/** The largest size at which the figures of a row and their numbers stand beside each other. */
function widest(row: readonly Figure<string>[]): number {
  const digits = row.filter(({ count }) => count > 1).length * DIGIT;
  return (CROWD.width - digits - (row.length - 1) * GAP) / row.length;
}

/** The radius of the disc that shows who was dropped by a step. */
export const DISC = 11.5;

export interface Stride extends Point {
  /** Where the step leads, in degrees from the right, clockwise. */
  angle: number;
}

/** The steps of a walk, each on the border it crosses; a border crossed again gets a place beside the first. */
export function strides(path: readonly string[]): Stride[] {
  const crossed = new Map<string, number>();
  return path.slice(1).flatMap((id, index) => {
    const from = cellAt(path[index] ?? '');
    const to = cellAt(id);
    if (!from || !to) return [];
    const a = middle(from);
    const b = middle(to);
    const border = [from.id, to.id].sort().join();
    const times = crossed.get(border) ?? 0;
    crossed.set(border, times + 1);
    const aside = times === 0 ? 0 : Math.ceil(times / 2) * (2 * DISC + 3) * (times % 2 ? 1 : -1);
    const flat = from.row === to.row;
    return [
      {
        x: (a.x + b.x) / 2 + (flat ? 0 : aside),
        y: (a.y + b.y) / 2 + (flat ? aside : 0),
        angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      },
    ];
  });
}

/** The box beside a tile in which one chooses among so many tribes; above it, or below in the first row. */
export const PICK = 34;
export function pickerAt(cell: Cell, number: number): Rect {
  const width = number * PICK + 8;
  const height = PICK + 8;
  const x = cell.x + TILE.width / 2 - width / 2;
  const right = BOARD.x + BOARD.width - width - 2;
  return {
    x: Math.max(0, Math.min(right, x)),
    y: cell.row === 0 ? cell.y + TILE.height - 12 : cell.y - height + 12,
    width,
    height,
  };
}
