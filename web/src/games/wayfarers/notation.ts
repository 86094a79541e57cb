/** Reads the tokens of the effect notation, for pictures and for words. */

export interface Token {
  count: number;
  atom: string;
  /** The printed price is ignored. */
  free: boolean;
  /** How much the coin price is lowered. */
  off: number;
}

/** A token such as "2*inf.yellow", "tile.green!" or "card.space-1". */
export function readToken(text: string): Token {
  const [, count, atom = text, suffix = ''] = /^(?:(\d+)\*)?(.+?)(!|-\d+)?$/.exec(text) ?? [];
  return {
    count: count ? Number(count) : 1,
    atom,
    free: suffix === '!',
    off: suffix.startsWith('-') ? Number(suffix.slice(1)) : 0,
  };
}

export interface Need {
  kind: 'none' | 'have' | 'spend';
  /** Any of these counters together, or everything that is paid; ways to pay are not used by blots. */
  parts: { word: string; count: number }[];
}

/** A blot such as "have sun|moon>=1" or "spend 1*inf.blue&1*inf.yellow". */
export function readNeed(text: string): Need {
  if (text.startsWith('spend ')) {
    const parts = text.slice(6).split('&').map(readToken);
    return { kind: 'spend', parts: parts.map(({ atom, count }) => ({ word: atom, count })) };
  }
  const have = /^have (.+)>=(\d+)$/.exec(text);
  if (!have?.[1]) return { kind: 'none', parts: [] };
  return { kind: 'have', parts: have[1].split('|').map((word) => ({ word, count: Number(have[2]) })) };
}

/** A goal such as "tile.green>=2 and tile.black>=2". */
export function readGoal(text: string): { word: string; count: number }[] {
  return text.split(' and ').map((part) => {
    const [word = '', count = '1'] = part.split('>=');
    return { word, count: Number(count) };
  });
}

/** The points of a space card, as "1 + planet": a number, then what is counted and how. */
export type Points =
  | { kind: 'each'; add: number; times: number; divide: number; words: string[] }
  | { kind: 'most' | 'has'; word: string; high: number; low: number };

export function readPoints(text: string): Points {
  const branch = /^if (most|has)\(([\w.]+)\) then (\d+) else (\d+)$/.exec(text);
  if (branch?.[2]) {
    return {
      kind: branch[1] === 'most' ? 'most' : 'has',
      word: branch[2],
      high: Number(branch[3]),
      low: Number(branch[4]),
    };
  }
  const add = /^(\d+) \+ /.exec(text);
  const rest = add ? text.slice(add[0].length) : text;
  const times = /^(\d+) \* /.exec(rest);
  const divide = /\/ (\d+)/.exec(rest);
  const words = (rest.match(/[a-z]+(?:\.[a-z]+)?/g) ?? []).filter((word) => word !== 'min' && word !== 'floor');
  return {
    kind: 'each',
    add: add ? Number(add[1]) : 0,
    times: times ? Number(times[1]) : 1,
    divide: divide ? Number(divide[1]) : 1,
    words,
  };
}
