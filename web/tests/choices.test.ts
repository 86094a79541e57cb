import { expect, test } from 'vitest';
import { elementsOf, hintsOf, narrowed, pick, settledOf } from '../src/lib/table/choices';
import type { Choice } from '../src/protocol/shell';

const choice = (action: string, ...elements: string[]): Choice => ({
  action,
  label: { id: action },
  hint: { id: `hint ${action}` },
  elements,
});

const FULL = choice('build hammam full', 'building:hammam');
const CARD = choice('build hammam no_gold', 'building:hammam');
const HOIST = choice('build hoist full', 'building:hoist');
const SOW = choice('sow c3 blue', 'tile:c3', 'meeple:blue');
const SOW_RED = choice('sow c3 red', 'tile:c3', 'meeple:red');
const END: Choice = { action: 'end', label: { id: 'end' } };
const ALL = [FULL, CARD, HOIST, SOW, SOW_RED, END];

test('a click on an element of one choice plays it', () => {
  expect(pick(ALL, [], 'building:hoist')).toEqual({ kind: 'play', choice: HOIST });
});

test('a click on an element of several choices narrows to them', () => {
  expect(pick(ALL, [], 'building:hammam')).toEqual({ kind: 'narrow', elements: ['building:hammam'] });
  expect(narrowed(ALL, ['building:hammam'])).toEqual([FULL, CARD]);
});

test('a second click narrows further', () => {
  expect(pick(ALL, ['tile:c3'], 'meeple:red')).toEqual({ kind: 'play', choice: SOW_RED });
});

test('a click on something else begins again from there', () => {
  expect(pick(ALL, ['building:hammam'], 'building:hoist')).toEqual({ kind: 'play', choice: HOIST });
  expect(pick(ALL, ['building:hammam'], 'tile:c3')).toEqual({ kind: 'narrow', elements: ['tile:c3'] });
});

test('a click on what stands for nothing does nothing', () => {
  expect(pick(ALL, ['tile:c3'], 'shop:bag-white-1')).toEqual({ kind: 'nothing' });
});

test('all elements of the choices glow', () => {
  expect(elementsOf([FULL, CARD, SOW, END])).toEqual(new Set(['building:hammam', 'tile:c3', 'meeple:blue']));
});

test('what all of several choices point at is settled', () => {
  expect(settledOf([SOW, SOW_RED])).toEqual(new Set(['tile:c3']));
  expect(settledOf([SOW])).toEqual(new Set());
  expect(settledOf([SOW, SOW_RED, END])).toEqual(new Set());
  expect(settledOf([])).toEqual(new Set());
});

test('an element has a hint where one choice alone points at it', () => {
  expect(hintsOf([FULL, CARD, HOIST])).toEqual(new Map([['building:hoist', HOIST.hint]]));
});
