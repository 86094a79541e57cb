/** Bundles of the box, `camel=2;silk=1`, and city cards as exchanges. */
import type { CardView } from '../../protocol/marco-polo-ii';

export interface Amount {
  key: string;
  number: number;
}

export function parseBundle(text: string): Amount[] {
  return text
    .split(';')
    .filter(Boolean)
    .map((part) => {
      const [key = '', number = '1'] = part.split('=');
      return { key, number: Number(number) };
    });
}

/** One line of a card: the dice it stands for (`1–2`), what is paid, what comes. */
export interface CardLine {
  dice: string;
  cost: string;
  reward: string;
}

export function cardLines({ mode, costs, rewards, by_die }: CardView): CardLine[] {
  if (by_die.length > 0) {
    return brackets(by_die).map(({ low, high, value }) => ({
      dice: diceOf(low, high),
      cost: '',
      reward: mode === 'city_tiles' ? `city_tile=${value}` : value,
    }));
  }
  if (mode === 'seal_one_die') return [{ dice: '', cost: costs[0] ?? '', reward: 'seal=1' }];
  return rewards.map((reward, index) => ({ dice: '', cost: costs[index] ?? '', reward }));
}

/** Die values from `low` to `high`, and what belongs to them. */
export interface Bracket<T> {
  low: number;
  high: number;
  value: T;
}

/** Die values to which the same belongs come together. */
export function brackets<T>(byDie: readonly T[]): Bracket<T>[] {
  const found: Bracket<T>[] = [];
  for (const [index, value] of byDie.entries()) {
    const last = found.at(-1);
    if (last?.value === value) last.high = index + 1;
    else found.push({ low: index + 1, high: index + 1, value });
  }
  return found;
}

export function diceOf(low: number, high: number): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
