import { describe, expect, test } from 'vitest';
import edgesTable from '../../src/caravansary/games/wayfarers/components/journal_edges.csv?raw';
import nodesTable from '../../src/caravansary/games/wayfarers/components/journal_nodes.csv?raw';
import { BLOT, cellAt, coveredBy, LAST, NODE, pathAt, Track } from '../src/games/wayfarers/layout';

const rows = (table: string): string[][] =>
  table
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
const nodes = rows(nodesTable).map(([node = '']) => node);
const edges = rows(edgesTable).map(([from = '', to = '', , , needA = '']) => ({ from, to, free: needA === 'none' }));

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function box(name: string, x: number, y: number, width: number, height: number): Box {
  return { name, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

describe.each([false, true])('the journal, folded %s', (folded) => {
  const track = new Track(folded);
  const boxes = [
    ...nodes.map((node) => {
      const { x, y } = track.node(node);
      return node.startsWith('10') ? box(node, x, y, LAST.width, LAST.height) : box(node, x, y, 2 * NODE, 2 * NODE);
    }),
    ...edges
      .filter(({ free }) => !free)
      .map(({ from, to }) => {
        const { x, y } = track.blot(from, to);
        return box(`${from}-${to}`, x, y, BLOT.width, BLOT.height);
      }),
  ];

  test('has all spaces and blots', () => {
    expect(nodes).toHaveLength(28);
    expect(edges).toHaveLength(44);
  });

  test('keeps spaces and blots apart', () => {
    const met = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => (meet(one, other) ? [`${one.name} ${other.name}`] : [])),
    );
    expect(met).toEqual([]);
  });

  test('stays inside its drawing', () => {
    for (const { name, left, right, top, bottom } of boxes) {
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(track.width);
      expect(top, name).toBeGreaterThanOrEqual(0);
      expect(bottom, name).toBeLessThanOrEqual(track.height);
    }
  });
});

test('a tile covers the cells to the right and below', () => {
  expect(coveredBy('2-1', 2, 1)).toEqual(['2-1', '3-1']);
  expect(coveredBy('4-2', 1, 2)).toEqual(['4-2', '4-3']);
  expect(cellAt('6-3')).toEqual({ column: 6, row: 3 });
});

test("the opponent's caravan winds upwards", () => {
  expect([0, 6, 7, 13, 14, 20].map(pathAt)).toEqual([
    { column: 1, row: 3 },
    { column: 7, row: 3 },
    { column: 7, row: 2 },
    { column: 1, row: 2 },
    { column: 1, row: 1 },
    { column: 7, row: 1 },
  ]);
});
