import { expect, test } from 'vitest';
import { fairPicker, seedHash, verifyDice } from '../src/lib/table/dice';
import type { Dice } from '../src/protocol/shell';
import vectors from './dice-vectors.json';

test('picks are those of core/chance.py', async () => {
  for (const { seed, number, of, value } of vectors.picks) {
    const pick = await fairPicker(seed);
    expect(await pick(number, of), `${seed} ${number} of ${of}`).toBe(value);
  }
});

test('hashes are those of core/chance.py', async () => {
  for (const [seed, hash] of Object.entries(vectors.hashes)) expect(await seedHash(seed)).toBe(hash);
});

async function honestGame(): Promise<Dice> {
  const seed = '5eed';
  const pick = await fairPicker(seed);
  const roll = async (number: number) => ({ number, of: 6, value: await pick(number, 6) });
  return {
    seed,
    seed_hash: await seedHash(seed),
    forked: null,
    moves: [
      { moves: 0, seat: -1, action: '', picks: [await roll(0), await roll(1)] },
      { moves: 1, seat: 0, action: 'dice 0', picks: [await roll(2)] },
      { moves: 2, seat: 1, action: 'dice 1', picks: [] },
    ],
  };
}

test('an honest game is found honest', async () => {
  expect(await verifyDice(await honestGame())).toEqual({ seedFits: true, checked: 3, skipped: 0, wrong: [] });
});

test('a changed roll is found', async () => {
  const dice = await honestGame();
  const roll = dice.moves[1]?.picks[0];
  if (!roll) throw new Error('the game has a roll');
  const expected = roll.value;
  roll.value = (expected + 1) % 6;
  expect((await verifyDice(dice)).wrong).toEqual([{ number: 2, of: 6, value: roll.value, moves: 1, expected }]);
});

test('a seed that was not the published one is found', async () => {
  const dice = { ...(await honestGame()), seed_hash: await seedHash('another') };
  expect((await verifyDice(dice)).seedFits).toBe(false);
});

test('what a fork took over is not checked', async () => {
  const dice = { ...(await honestGame()), forked: 0 };
  expect(await verifyDice(dice)).toMatchObject({ checked: 1, skipped: 2 });
});
