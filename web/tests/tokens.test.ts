import { describe, expect, test } from 'vitest';
import css from '../src/lib/look/tokens.css?raw';
import { contrast, hue, type Theme, themeColours } from './contrast';

const themes = themeColours(css);
const grounds = ['--sand', '--sand-deep', '--plaster', '--plaster-raised'];
const inks = ['--night', '--night-soft', '--saffron-ink', '--lapis-ink', '--pistachio-ink', '--pomegranate-ink'];
const fills = ['saffron', 'lapis', 'pistachio', 'pomegranate'];
const seats = ['--seat-1', '--seat-2', '--seat-3', '--seat-4', '--seat-5'];
const marks = [...seats, '--line-strong', '--glow', '--shown'];

function between(theme: Theme, one: string, other: string): number {
  const colour = (name: string): string => {
    const found = themes[theme].get(name);
    if (!found) throw new Error(`tokens.css has no ${name}: light-dark(#.., #..)`);
    return found;
  };
  return contrast(colour(one), colour(other));
}

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(inks)('%s can be read on every ground', (ink) => {
    for (const ground of grounds) expect(between(theme, ink, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(fills)('text on %s can be read', (fill) => {
    expect(between(theme, `--on-${fill}`, `--${fill}`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(seats)('the letter on %s can be read', (seat) => {
    expect(between(theme, '--on-seat', seat)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s stands out from every ground', (mark) => {
    for (const ground of grounds) expect(between(theme, mark, ground), ground).toBeGreaterThanOrEqual(3);
  });
});

test.each(seats)('%s is the same colour by day and by night', (seat) => {
  const [day, night] = (['light', 'dark'] as const).map((theme) => hue(themes[theme].get(seat) ?? ''));
  if (!day || !night) throw new Error(`tokens.css has no ${seat}`);
  const apart = Math.abs(day.angle - night.angle);
  expect(Math.min(apart, 360 - apart)).toBeLessThanOrEqual(15);
  // What is grey in one theme has no hue to be known by.
  for (const { strength } of [day, night]) expect(strength).toBeGreaterThanOrEqual(0.3);
});

test.each(['light', 'dark'] as const)('seats are far apart in the %s theme', (theme) => {
  const angles = seats.map((seat) => hue(themes[theme].get(seat) ?? '').angle);
  for (const [at, one] of angles.entries()) {
    for (const other of angles.slice(at + 1)) {
      const apart = Math.abs(one - other);
      expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(30);
    }
  }
});

test('black on white is the greatest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});
