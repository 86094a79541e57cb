/** "Verify the dice": recomputes every pick of a finished game from its revealed seed, as core/chance.py does. */
import type { Dice, Roll } from '../../protocol/shell';

const ROOM = 2 ** 48;

export interface WrongRoll extends Roll {
  moves: number;
  expected: number;
}

export interface Verdict {
  /** The revealed seed is the one whose hash was published when the table started. */
  seedFits: boolean;
  checked: number;
  /** Picks of an older game that this table went on with; this seed did not make them. */
  skipped: number;
  wrong: WrongRoll[];
}

/** Browsers offer cryptography on https and on localhost only. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export type Picker = (number: number, of: number) => Promise<number>;

/** Pick `number` of a fair table: HMAC-SHA256(seed, "number/attempt"), its first 48 bits, modulo `of`. */
export async function fairPicker(seed: string): Promise<Picker> {
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), hmac, false, ['sign']);
  return async (number, of) => {
    const limit = ROOM - (ROOM % of);
    for (let attempt = 0; ; attempt += 1) {
      const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${number}/${attempt}`)));
      const value = digest.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
      if (value < limit) return value % of;
    }
  };
}

export async function seedHash(seed: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function verifyDice(dice: Dice): Promise<Verdict> {
  const pick = await fairPicker(dice.seed);
  const ours = dice.moves.filter((move) => dice.forked === null || move.moves > dice.forked);
  const rolls = ours.flatMap((move) => move.picks.map((roll) => ({ ...roll, moves: move.moves })));
  const all = dice.moves.reduce((sum, move) => sum + move.picks.length, 0);
  const wrong: WrongRoll[] = [];
  for (const roll of rolls) {
    const expected = await pick(roll.number, roll.of);
    if (expected !== roll.value) wrong.push({ ...roll, expected });
  }
  const seedFits = (await seedHash(dice.seed)) === dice.seed_hash;
  return { seedFits, checked: rolls.length, skipped: all - rolls.length, wrong };
}
