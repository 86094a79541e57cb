import { expect, test } from 'vitest';
import { readLines } from '../src/lib/net/lines';
import { nearest, pointAt, spread } from '../src/lib/table/curve';

const curve = [0, 3, 4, 10].map((move) => ({ move, chances: [0.5, 0.5] }));

test('a moment between two questions has the chances of the one before', () => {
  expect(pointAt(curve, 9)?.move).toBe(4);
  expect(pointAt(curve, 10)?.move).toBe(10);
  expect(pointAt([], 1)).toBeNull();
});

test('the pointer means the nearest question', () => {
  expect(nearest(curve, 8)?.move).toBe(10);
  expect(nearest(curve, 1)?.move).toBe(0);
});

test('labels do not cover each other and stay inside', () => {
  expect(spread([50, 50, 10], 12, 0, 100)).toEqual([50, 62, 10]);
  expect(spread([99, 100, 98], 10, 0, 100)).toEqual([90, 100, 80]);
});

test('lines are read however they are cut', async () => {
  const bytes = new TextEncoder().encode('{"word":"žluť"}\n{"word":"b"}\n');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const words: string[] = [];
  for await (const line of readLines<{ word: string }>(body)) words.push(line.word);
  expect(words).toEqual(['žluť', 'b']);
});
