/** What is printed on every player board; tests/wayfarers-box.test.ts holds it against the game's tables. */
import type { CardView } from '../../protocol/wayfarers';

export const PRINTED: Record<string, CardView> = {
  city: {
    kind: 'land',
    tags: ['city'],
    assets: ['camel'],
    cost: [['2*food']],
    effect: [['card.land', 'coin']],
  },
  harbour: {
    kind: 'water',
    tags: ['harbour'],
    assets: ['ship'],
    cost: [['2*food']],
    effect: [['card.water']],
    links_right: ['inf.yellow', 'coin', 'food', 'inf.card'],
  },
  stars: { kind: 'space', tags: ['stars'], points: 'min(card.folk, tile.any)' },
};

/** The die space of a card of the panorama. */
export function spaceOf(card: string): string {
  if (card === 'city') return 'H1';
  return card === 'harbour' ? 'H6' : card;
}

/** The resting townsfolk printed on every board. */
export const PRINTED_REST: readonly (readonly string[])[] = [['journal', 'coin']];
/** Printed above the outer columns of every caravan. */
export const PRINTED_SYMBOLS: Record<number, string> = { 1: 'camel', 6: 'telescope' };
export const GUILDS = ['black', 'yellow', 'blue'] as const;
/** Points for leading a guild alone. */
export const GUILD_POINTS = 3;

/** Which side leads a guild; a tie, or no influence at all, gives nobody the points. */
export function leaderOf(tokens: readonly number[]): number | undefined {
  const most = Math.max(0, ...tokens);
  const leaders = tokens.flatMap((count, side) => (count === most ? [side] : []));
  return most > 0 && leaders.length === 1 ? leaders[0] : undefined;
}

/** What one influence on a guild buys, once in a turn. */
export const GUILD_POWERS: Record<string, string> = { black: 'journal', yellow: '2*die.pm', blue: 'ship' };
export const WORKERS = ['green', 'yellow', 'blue'] as const;

type Icons = readonly (readonly string[])[];

/** What the solo opponent does with an intrigue card: the first action if it can, else the second. */
export const INTRIGUE: Record<string, { cost?: Icons; first: Icons; second: Icons }> = {
  X1: { first: [['worker.green']], second: [['focus']] },
  X2: { first: [['worker.green'], ['worker.blue']], second: [['inf.blue', 'inf.yellow', 'inf.black']] },
  X3: { first: [['worker.green'], ['worker.yellow']], second: [['tile.any4']] },
  X4: { cost: [['2*inf.blue']], first: [['card.water']], second: [['inf.blue', 'tile.any4']] },
  X5: { cost: [['2*inf.black']], first: [['card.space']], second: [['inf.black', 'card.folk']] },
  X6: { cost: [['2*inf.yellow']], first: [['card.land']], second: [['2*inf.yellow', 'inf.card']] },
};

/** Spots of the solo opponent's resource track. */
export const RESOURCE_SPOTS = 8;
