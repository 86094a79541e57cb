/** How seats look and what they are called. */
import type { Sheet } from '../../protocol/shell';
import type { SeatColour, SeatLook, SeatPattern } from '../board/board';

const LOOKS: readonly { colour: SeatColour; pattern: SeatPattern; letter: string }[] = [
  { colour: '--seat-1', pattern: 'plain', letter: 'A' },
  { colour: '--seat-2', pattern: 'stripe', letter: 'B' },
  { colour: '--seat-3', pattern: 'dot', letter: 'C' },
  { colour: '--seat-4', pattern: 'cross', letter: 'D' },
  { colour: '--seat-5', pattern: 'ring', letter: 'E' },
];

export function seatLooks(names: readonly string[]): SeatLook[] {
  return names.map((name, index) => {
    const look = LOOKS[index % LOOKS.length] as (typeof LOOKS)[number];
    return { index, name, ...look };
  });
}

/** The bot of a seat: `greedy 2` in a record is the second greedy bot at its table; null where a person sits. */
export function botOf(stored: string | null, bots: readonly string[]): string | null {
  const id = stored?.replace(/ \d+$/, '') ?? null;
  return id !== null && bots.includes(id) ? id : null;
}

/** The name of each seat in the reader's language: a bot has a name of its own, and is numbered if it has a twin. */
export function seatNames(
  stored: readonly (string | null)[],
  bots: readonly string[],
  text: (id: string, args?: { number: number }) => string,
  called: (bot: string) => string,
): string[] {
  const names = stored.map((name, index) => {
    if (name === null) return text('seat-without-name', { number: index + 1 });
    const bot = botOf(name, bots);
    return bot === null ? name : called(bot);
  });
  return names.map((name, index) => {
    const twins = names.filter((other) => other === name).length;
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return twins > 1 && botOf(stored[index] ?? null, bots) !== null ? `${name} ${number}` : name;
  });
}

/** Points that count alike for all sides, and what a side has beyond them; null where the viewer may not know. */
export interface Tally {
  open: number;
  secret: number | null;
}

/** By category, whether it is hidden of anybody. */
export function coveredCategories(sheets: readonly Sheet[]): boolean[] {
  return (sheets[0]?.points ?? []).map((_, at) => sheets.some(({ points }) => points[at] === null));
}

/** Totals that can be compared: a category that is hidden of anybody is in nobody's open points. */
export function tallies(sheets: readonly Sheet[]): Tally[] {
  const covered = coveredCategories(sheets);
  return sheets.map((sheet) => {
    const hidden = sheet.points.filter((_, at) => covered[at]);
    const known = hidden.reduce<number>((sum, points) => sum + (points ?? 0), 0);
    return { open: total(sheet) - known, secret: hidden.includes(null) ? null : known };
  });
}

/** The sum of what is known. */
export function total(sheet: Sheet): number {
  return sheet.points.reduce<number>((sum, points) => sum + (points ?? 0), 0);
}
