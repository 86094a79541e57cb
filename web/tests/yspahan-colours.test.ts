import { describe, expect, test } from 'vitest';
import board from '../src/games/yspahan/Board.svelte?raw';
import souk from '../src/games/yspahan/Souk.svelte?raw';
import tokens from '../src/lib/look/tokens.css?raw';
import { contrast, type Theme, themeColours } from './contrast';

const house = themeColours(tokens);
const city = themeColours(board);
const seats = ['--seat-1', '--seat-2', '--seat-3', '--seat-4'];

/** The colours that one kind of souk is painted with. */
function paints(colour: string, theme: Theme): Map<string, string> {
  const rule = new RegExp(`\\.${colour} \\{([^}]*)\\}`).exec(souk)?.[1] ?? '';
  return themeColours(rule)[theme];
}

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  ['white', 'blue', 'yellow', 'purple', 'orange'].map((colour) => [theme, colour] as const),
);

describe.each(cases)('by %s theme a %s souk', (theme, colour) => {
  const paint = paints(colour, theme);
  const get = (name: string): string => paint.get(name) ?? '';

  test('lets goods of every seat stand out', () => {
    for (const seat of seats) {
      expect(contrast(house[theme].get(seat) ?? '', get('--floor')), seat).toBeGreaterThanOrEqual(3);
    }
  });

  test('is set off from the city and its points can be read', () => {
    expect(contrast(get('--edge'), city[theme].get('--city-ground') ?? '')).toBeGreaterThanOrEqual(3);
    const text = theme === 'light' ? '#ffffff' : '#1b1633';
    expect(contrast(get('--edge'), text)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['light', 'dark'] as const)('by %s theme numbers on the stones can be read', (theme) => {
  const ink = city[theme].get('--city-ink') ?? '';
  for (const ground of ['--city-stone', '--city-street', '--city-ground']) {
    expect(contrast(ink, city[theme].get(ground) ?? ''), ground).toBeGreaterThanOrEqual(4.5);
  }
});
