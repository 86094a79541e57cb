import { expect, test } from 'vitest';
import type { TribesContext } from '../src/games/five-tribes/context.svelte';
import { effectOf, finalLines } from '../src/games/five-tribes/words';
import type { FinalView, TileView } from '../src/protocol/five-tribes';

/** A table of which the words alone are looked at: a message is shown as its id and its arguments. */
function board(kumarbi_discount = 'coin'): TribesContext {
  return {
    active: 0,
    observation: { kumarbi_discount, resource_row: ['wheat', 'fakir', 'ivory'] },
    printed: { points: {} },
    say: (id: string, args: Record<string, unknown> = {}) => `${id} ${args.cards ?? args.work ?? ''}`.trim(),
  } as unknown as TribesContext;
}

test('R6.3: the card of a tile names the cards that the rules of this table give to merchants', () => {
  const final: FinalView = {
    tile: 'r1c1',
    tribe: 'merchant',
    number: 2,
    control: false,
    cards: ['wheat', 'ivory'],
    worth: 0,
  };
  const lines = finalLines(board(), final, { value: 6, points: 6, palms: 0, palaces: 0, camel: null } as TileView);
  expect(lines.join()).toContain('five-tribes-resource-wheat, five-tribes-resource-ivory');
  expect(lines.join()).not.toContain('fakir');
});

test('R13.13: Kumarbi says what the option says', () => {
  expect(effectOf(board('coin'), 'kumarbi')).toBe('five-tribes-djinn-kumarbi-effect');
  expect(effectOf(board('spot'), 'kumarbi')).toBe('five-tribes-djinn-kumarbi-effect-spot');
  expect(effectOf(board('spot'), 'marid')).toBe('five-tribes-djinn-marid-effect');
});
