import { describe, expect, test } from 'vitest';
import css from '../src/lib/tokens.css?raw';
import { contrast, type Theme, themeColours } from './contrast';

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

test('black on white is the greatest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});
