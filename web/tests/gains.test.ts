import { expect, test } from 'vitest';
import type { BoardProps } from '../src/lib/board/board';
import { BoardContext } from '../src/lib/board/context.svelte';
import type { GameEvent, Observation } from '../src/protocol/shell';

class OwnThings extends BoardContext<Observation> {
  override elementFor(element: string, seat: number): string {
    return element.startsWith('house:') && seat !== 0 ? `${element}@${seat}` : element;
  }
}

function won(...events: GameEvent[]) {
  return new OwnThings(() => ({ events }) as unknown as BoardProps).gains;
}

test('points of an event float up from where it ended, as the board marks it', () => {
  const load = { message: { id: 'load', args: { points: 2 } }, seat: 1, elements: ['shop:a', 'camel:3'] };
  const build = { message: { id: 'build', args: { points: 5 } }, seat: 2, elements: ['house:red'] };
  expect(won(load, build)).toEqual([
    { element: 'camel:3', seat: 1, points: 2 },
    { element: 'house:red@2', seat: 2, points: 5 },
  ]);
});

test('without points, place or owner nothing floats', () => {
  expect(won({ message: { id: 'load', args: { points: 0 } }, seat: 1, elements: ['camel:3'] })).toEqual([]);
  expect(won({ message: { id: 'load', args: { points: 2 } }, seat: 1 })).toEqual([]);
  expect(won({ message: { id: 'load', args: { points: 2 } }, elements: ['camel:3'] })).toEqual([]);
  expect(won({ message: { id: 'roll' }, seat: 0, elements: ['tower'] })).toEqual([]);
});
