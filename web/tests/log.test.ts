import { expect, test } from 'vitest';
import { followLog, linesOf } from '../src/lib/table/log';
import type { Situation, Step } from '../src/protocol/shell';

const step = (version: number, moves: number, back?: number): Step => ({
  version,
  seat: 0,
  moves,
  at: 0,
  ...(back === undefined ? { events: [{ message: { id: `event ${version}` } }] } : { back }),
});

const situation = (fresh: boolean, ...steps: Step[]) => ({ fresh, steps }) as unknown as Situation;
const START = [step(0, 0), step(1, 1), step(2, 2)];

test('new steps are added', () => {
  expect(followLog(START, situation(false, step(3, 3)))).toEqual([...START, step(3, 3)]);
});

test('a fresh log replaces what was known', () => {
  expect(followLog(START, situation(true, step(0, 0)))).toEqual([step(0, 0)]);
});

test('what was taken back is forgotten, also when more is played at once', () => {
  expect(followLog(START, situation(false, step(3, 1, 1)))).toEqual([step(0, 0), step(1, 1)]);
  expect(followLog(START, situation(false, step(3, 0, 2), step(4, 1)))).toEqual([step(0, 0), step(4, 1)]);
});

test('a line leads to the moment after its answer', () => {
  expect(linesOf(START).map((line) => [line.event.message.id, line.moves])).toEqual([
    ['event 0', 0],
    ['event 1', 1],
    ['event 2', 2],
  ]);
});
