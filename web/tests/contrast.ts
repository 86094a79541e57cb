/** Contrast of two colours after WCAG 2, and their hues, for tests of tokens and pieces. */

/** The parts of `#rrggbb` from 0 to 1. */
function partsOf(colour: string): [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`'${colour}' is not a colour like #24509c`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => Number.parseInt(hex, 16) / 255);
  return [red, green, blue];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The angle on the circle of colours, and how far from grey. */
export function hue(colour: string): { angle: number; strength: number } {
  const [red, green, blue] = partsOf(colour);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { angle: (60 * sixth + 360) % 360, strength: range };
}

/** 1 for equal colours, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Theme = 'light' | 'dark';

/** The colours of a style sheet by theme: `--name: light-dark(#day, #night)`, or `--name: #both`. */
export function themeColours(css: string): Record<Theme, Map<string, string>> {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const [, name = '', light = '', dark = ''] of css.matchAll(
    /(--[\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\);/gi,
  )) {
    found.light.set(name, light);
    found.dark.set(name, dark);
  }
  for (const [, name = '', both = ''] of css.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/gi)) {
    found.light.set(name, both);
    found.dark.set(name, both);
  }
  return found;
}
