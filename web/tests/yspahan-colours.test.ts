import { describe, expect, test } from 'vitest';
import own from '../src/games/yspahan/tokens.css?raw';
import tokens from '../src/lib/look/tokens.css?raw';
import { contrast, themeColours } from './contrast';

const house = themeColours(tokens);
const city = themeColours(own);
const seats = ['--seat-1', '--seat-2', '--seat-3', '--seat-4'];

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  ['white', 'blue', 'yellow', 'purple', 'orange'].map((colour) => [theme, colour] as const),
);

describe.each(cases)('by %s theme a %s souk', (theme, colour) => {
  const get = (part: string): string => city[theme].get(`--souk-${colour}-${part}`) ?? '';

  test('lets goods of every seat stand out', () => {
    for (const seat of seats) {
      expect(contrast(house[theme].get(seat) ?? '', get('floor')), seat).toBeGreaterThanOrEqual(3);
    }
  });

  test('is set off from the city and its points can be read', () => {
    expect(contrast(get('edge'), city[theme].get('--city-ground') ?? '')).toBeGreaterThanOrEqual(3);
    expect(contrast(get('edge'), house[theme].get('--on-seat') ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['light', 'dark'] as const)('by %s theme numbers on the stones can be read', (theme) => {
  const ink = city[theme].get('--city-ink') ?? '';
  for (const ground of ['--city-stone', '--city-street', '--city-ground']) {
    expect(contrast(ink, city[theme].get(ground) ?? ''), ground).toBeGreaterThanOrEqual(4.5);
  }
});
