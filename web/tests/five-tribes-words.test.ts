import { expect, test } from 'vitest';
import type { TribesRoom } from '../src/games/five-tribes/room.svelte';
import { effectOf, finalLines } from '../src/games/five-tribes/words';
import type { FiveTribesFinalView, FiveTribesTileView } from '../src/lib/protocol';

/** A table of which the words alone are looked at: a message is shown as its id and its arguments. */
function room(kumarbi_discount = 'coin'): TribesRoom {
  return {
    active: 0,
    observation: { kumarbi_discount, resource_row: ['wheat', 'fakir', 'ivory'], players: [{ djinns: [] }] },
    owns: () => false,
    say: (id: string, args: Record<string, unknown> = {}) => `${id} ${args.cards ?? args.work ?? ''}`.trim(),
  } as unknown as TribesRoom;
}

test('R6.3: the card of a tile names the cards that the rules of this table give to merchants', () => {
  const final: FiveTribesFinalView = {
    tile: 'r1c1',
    tribe: 'merchant',
    number: 2,
    control: false,
    cards: ['wheat', 'ivory'],
  };
  const lines = finalLines(room(), final, { value: 6, palms: 0, palaces: 0, camel: null } as FiveTribesTileView);
  expect(lines.join()).toContain('five-tribes-resource-wheat, five-tribes-resource-ivory');
  expect(lines.join()).not.toContain('fakir');
});

test('R13.13: Kumarbi says what the option says', () => {
  expect(effectOf(room('coin'), 'kumarbi')).toBe('five-tribes-djinn-kumarbi-effect');
  expect(effectOf(room('spot'), 'kumarbi')).toBe('five-tribes-djinn-kumarbi-effect-spot');
  expect(effectOf(room('spot'), 'marid')).toBe('five-tribes-djinn-marid-effect');
});
