import { describe, expect, test } from 'vitest';
import tilesTable from '../../src/caravansary/games/wayfarers/components/upgrade_tiles.csv?raw';
import { readGoal, readNeed, readPoints, readToken } from '../src/games/wayfarers/notation';
import { signOf } from '../src/games/wayfarers/signs';
import { cardMessages, effectMessage } from '../src/games/wayfarers/words';

const tables = import.meta.glob<string>('../../src/caravansary/games/wayfarers/components/*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const NO_SIGN = new Set(['none', 'have', 'spend', 'and', 'if', 'then', 'else', 'most', 'has', 'min', 'floor']);
const EFFECTS =
  /^(?:instant|slot_effect|slot_cost|slot_assets|trigger|trigger_effect|effect|assets|goal|worker_effect)$/;

/** Every word of the notation in the columns of effects, assets, goals and needs. */
function words(): Set<string> {
  const found = new Set<string>();
  for (const [path, table] of Object.entries(tables)) {
    if (path.includes('/ai_') || path.includes('effect_atoms')) continue;
    const [head = '', ...lines] = table.trim().split(/\r?\n/);
    const columns = head.split(',');
    for (const line of lines) {
      line.split(',').forEach((cell, index) => {
        if (!EFFECTS.test(columns[index] ?? '') && !(columns[index] ?? '').startsWith('requirement_')) return;
        for (const word of cell.match(/[a-z]+[a-z0-9]*(?:\.[a-z]+)?/g) ?? []) found.add(word);
      });
    }
  }
  return found;
}

test('every word of the notation has a picture', () => {
  const without = [...words()].filter((word) => !NO_SIGN.has(word) && !signOf(word));
  expect(without).toEqual([]);
  expect(words().size).toBeGreaterThan(40);
});

test('every symbol of an upgrade tile has a picture', () => {
  const symbols = tilesTable
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => line.split(',').slice(4, 6).join(';').split(/[; ]/))
    .filter((symbol) => symbol !== '');
  expect(symbols.filter((symbol) => !signOf(symbol))).toEqual([]);
});

describe('the notation', () => {
  test('tokens', () => {
    expect(readToken('2*inf.yellow')).toEqual({ count: 2, atom: 'inf.yellow', free: false, off: 0 });
    expect(readToken('tile.green!')).toEqual({ count: 1, atom: 'tile.green', free: true, off: 0 });
    expect(readToken('card.space-1')).toEqual({ count: 1, atom: 'card.space', free: false, off: 1 });
  });

  test('needs and goals', () => {
    expect(readNeed('have sun|moon>=1').parts.map(({ word }) => word)).toEqual(['sun', 'moon']);
    expect(readNeed('spend 1*inf.blue&1*inf.black')).toEqual({
      kind: 'spend',
      parts: [
        { word: 'inf.blue', count: 1 },
        { word: 'inf.black', count: 1 },
      ],
    });
    expect(readNeed('none').kind).toBe('none');
    expect(readGoal('tile.green>=2 and tile.black>=2')).toHaveLength(2);
  });

  test('points', () => {
    expect(readPoints('if most(comet) then 4 else 2')).toEqual({ kind: 'most', word: 'comet', high: 4, low: 2 });
    expect(readPoints('1 + floor(inf.black / 2)')).toEqual({
      kind: 'each',
      add: 1,
      times: 1,
      divide: 2,
      words: ['inf.black'],
    });
    expect(readPoints('min(card.folk, tile.any)')).toMatchObject({ words: ['card.folk', 'tile.any'] });
  });

  test('what all alternatives share is said once', () => {
    const message = effectMessage([
      ['2*inf.black', 'tile.pink'],
      ['2*inf.black', 'card.insp'],
    ]);
    expect(JSON.stringify(message).match(/inf-black/g)).toHaveLength(1);
  });
});

test('a townsfolk with an asset says that it helps to place the die', () => {
  const lines = cardMessages({ kind: 'folk', when: 'die', assets: ['camel'] });
  expect(lines.map(({ id }) => id)).toEqual(['wayfarers-hint-folk-assets']);
});
