import { expect, test } from 'vitest';
import { coach } from '../src/games/yspahan/coach';
import cs from '../src/games/yspahan/locales/cs.ftl?raw';
import en from '../src/games/yspahan/locales/en.ftl?raw';
import pl from '../src/games/yspahan/locales/pl.ftl?raw';
import { lessonSeats } from '../src/lib/page/offers';
import { firstLesson } from '../src/lib/table/wishes';
import { Catalogues, LANGUAGES, type Language, render } from '../src/lib/words/fluent';
import type { GameInfo, View } from '../src/protocol/shell';

const words = new Catalogues();
for (const [language, source] of Object.entries({ en, cs, pl })) words.add(language as Language, source);

/** What is said about a question at a table of so many. */
function taught(prompt: string, seats: number, language: Language = 'en', week = 2): string {
  const view = {
    choices: [{}, {}],
    prompt: { id: `yspahan-ask-${prompt}` },
    observation: { kind: prompt, week, day: 1, players: Array.from({ length: seats }) },
  } as unknown as View;
  return coach(view)
    .map((lesson) => render(lesson, (id, args) => words.format(language, id, args) ?? id, []))
    .join('\n');
}

const game = (id: string, seats: number[]): GameInfo =>
  ({ id, seats, bots: ['level1', 'level5'].map((id) => ({ id, style: false, elo: null })) }) as unknown as GameInfo;

test('R11, R12: at three and four a group has three uses, and building comes after it', () => {
  for (const seats of [3, 4]) {
    expect(taught('action', seats)).toContain('one of three things');
    expect(taught('after', seats)).toContain('Now you may build one building');
  }
});

test('R47: at two building is a fourth use of the dice, and nothing is built after the action', () => {
  expect(taught('action', 2)).toContain('one of four things');
  expect(taught('action', 2)).toContain('or a building');
  expect(taught('after-cards', 2)).not.toContain('build');
  expect(taught('after-cards', 2)).toContain('cards');
});

test('R47: at two the first player takes two groups a day', () => {
  expect(taught('group', 2)).toContain('two turns a day');
  expect(taught('group', 3)).not.toContain('two turns a day');
});

test('a question that says all needs no lesson', () => {
  expect(taught('no-group', 3)).toBe('');
});

test.each(LANGUAGES)('all lessons are said in %s', (language) => {
  for (const seats of [2, 3]) {
    for (const prompt of [
      'dice',
      'group',
      'action',
      'supply',
      'supervisor',
      'order',
      'camel',
      'after',
      'after-cards',
    ]) {
      expect(taught(prompt, seats, language, 1)).not.toMatch(/yspahan-|\{|^$/);
    }
  }
});

test('the first lesson has as many players as the book is written for', () => {
  expect(lessonSeats('yspahan')).toBe(3);
  expect(firstLesson(game('yspahan', [2, 3, 4])).seats).toHaveLength(3);
  expect(firstLesson(game('five-tribes', [2, 3, 4])).seats).toHaveLength(2);
  expect(firstLesson(game('wayfarers', [1, 2, 3, 4])).seats).toHaveLength(2);
});
