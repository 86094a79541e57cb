import { describe, expect, test } from 'vitest';
import * as fiveTribes from '../src/games/five-tribes/pieces';
import * as marcoPolo from '../src/games/marco-polo-ii/pieces';
import marcoPoloCss from '../src/games/marco-polo-ii/tokens.css?raw';
import * as wayfarers from '../src/games/wayfarers/pieces';
import * as wayfarersSigns from '../src/games/wayfarers/sign-pieces';
import wayfarersCss from '../src/games/wayfarers/tokens.css?raw';
import * as yspahan from '../src/games/yspahan/pieces';
import css from '../src/lib/look/tokens.css?raw';
import * as common from '../src/lib/pieces/common';
import type { Shape } from '../src/lib/pieces/shape';
import { contrast, themeColours } from './contrast';

const { dice, ...others } = common;
const shapes: [string, Shape][] = [
  ...dice.map((shape, index): [string, Shape] => [`die ${index + 1}`, shape]),
  ...[others, yspahan, fiveTribes, marcoPolo, wayfarers, wayfarersSigns].flatMap((box) => Object.entries<Shape>(box)),
];
const dark = new Map([css, wayfarersCss, marcoPoloCss].flatMap((sheet) => [...themeColours(sheet).dark]));

function token(name: string): string {
  const colour = dark.get(name);
  if (!colour) throw new Error(`tokens.css has no ${name}`);
  return colour;
}

test('a die shows one to six', () => {
  const pips = dice.map(({ layers }) => layers.find(([paint]) => paint === 'ink')?.[1].split('M').length);
  expect(pips).toEqual([2, 3, 4, 5, 6, 7]);
});

describe.each(shapes)('%s', (_, shape) => {
  test('has a silhouette', () => {
    expect(shape.layers.some(([paint]) => paint === 'body')).toBe(true);
  });

  test('stands out from dark grounds and carries dark lines', () => {
    for (const colour of [shape.colour, shape.trim ?? shape.colour]) {
      for (const ground of ['--sand', '--plaster', '--plaster-raised', '--piece-ink']) {
        expect(contrast(token(colour.slice('var('.length, -1)), token(ground)), ground).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('the outline of pieces stands out from every light ground', () => {
  const light = themeColours(css).light;
  const ink = light.get('--piece-ink') ?? '';
  for (const ground of ['--sand', '--sand-deep', '--plaster', '--plaster-raised']) {
    expect(contrast(ink, light.get(ground) ?? ''), ground).toBeGreaterThanOrEqual(3);
  }
});
