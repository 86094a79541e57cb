/** Bundles of the box, `camel=2;silk=1`, and city cards as exchanges. */
import type { MarcoPoloIiCardView } from '../../lib/protocol';

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

export function cardLines({ mode, costs, rewards, by_die }: MarcoPoloIiCardView): CardLine[] {
  if (by_die.length > 0) {
    return brackets(by_die).map(({ dice, text }) => ({
      dice,
      cost: '',
      reward: mode === 'city_tiles' ? `city_tile=${text}` : text,
    }));
  }
  if (mode === 'seal_one_die') return [{ dice: '', cost: costs[0] ?? '', reward: 'seal=1' }];
  return rewards.map((reward, index) => ({ dice: '', cost: costs[index] ?? '', reward }));
}

/** Die values with the same text come together. */
function brackets(byDie: readonly string[]): { dice: string; text: string }[] {
  const found: { low: number; high: number; text: string }[] = [];
  for (const [index, text] of byDie.entries()) {
    const last = found.at(-1);
    if (last?.text === text) last.high = index + 1;
    else found.push({ low: index + 1, high: index + 1, text });
  }
  return found.map(({ low, high, text }) => ({ dice: low === high ? `${low}` : `${low}–${high}`, text }));
}
