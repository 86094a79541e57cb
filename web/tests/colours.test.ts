import { expect, test } from 'vitest';

/** Colours are written in token files only, so that a theme, or a game's look, is changed in one place. */
const sources = import.meta.glob<string>(['../src/**/*.{svelte,ts,css}', '!../src/**/*tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LITERAL =
  /(?<![\w&{(#-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w(-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const NAMED =
  /\b(?:color|fill|stroke|background|border|outline|shadow)[\w-]*\s*[:=]\s*["{]?[^;{}"]*\b(?:white|black|gr[ae]y)\b(?!-)/g;

test('all files are looked through', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(150);
});

test.each(Object.entries(sources))('%s takes its colours from tokens', (_, text) => {
  expect([...(text.match(LITERAL) ?? []), ...(text.match(NAMED) ?? [])]).toEqual([]);
});
