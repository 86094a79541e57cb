import { expect, test } from 'vitest';
import { coveredCategories, tallies } from '../src/lib/table/seats';

test('where nothing is hidden, all points are open', () => {
  expect(tallies([{ points: [3, 1] }, { points: [2, 2] }])).toEqual([
    { open: 4, secret: 0 },
    { open: 4, secret: 0 },
  ]);
});

test('what is hidden of anybody counts for nobody, and one knows only one’s own', () => {
  const sheets = [{ points: [50, 6, 7] }, { points: [null, 12, null] }];
  expect(coveredCategories(sheets)).toEqual([true, false, true]);
  expect(tallies(sheets)).toEqual([
    { open: 6, secret: 57 },
    { open: 12, secret: null },
  ]);
});

test('a spectator knows no secret', () => {
  expect(tallies([{ points: [null, 6] }, { points: [null, 5] }]).map(({ secret }) => secret)).toEqual([null, null]);
});

test('no sheets, no totals', () => {
  expect(tallies([])).toEqual([]);
});
