import { expect, test } from 'vitest';
import { seatNames } from '../src/lib/table/seats';
import { Catalogues, preferredLanguage, render } from '../src/lib/words/fluent';

function catalogues() {
  const all = new Catalogues();
  all.add(
    'en',
    'goods = { $count ->\n    [one] { $count } good\n   *[other] { $count } goods\n }\nonly = only English',
  );
  all.add(
    'cs',
    'goods = { $count ->\n    [one] { $count } zboží\n    [few] { $count } kusy\n   *[other] { $count } kusů\n }',
  );
  all.add(
    'pl',
    'goods = { $count ->\n    [one] { $count } sztuka\n    [few] { $count } sztuki\n   *[many] { $count } sztuk\n }',
  );
  return all;
}

test('plurals follow the language', () => {
  const say = (language: 'en' | 'cs' | 'pl', count: number) => catalogues().format(language, 'goods', { count });
  expect([1, 2, 5].map((count) => say('en', count))).toEqual(['1 good', '2 goods', '5 goods']);
  expect([1, 2, 5].map((count) => say('cs', count))).toEqual(['1 zboží', '2 kusy', '5 kusů']);
  expect([1, 2, 5, 22].map((count) => say('pl', count))).toEqual(['1 sztuka', '2 sztuki', '5 sztuk', '22 sztuki']);
});

test('what a language lacks is said in English, what nobody wrote is null', () => {
  expect(catalogues().format('cs', 'only')).toBe('only English');
  expect(catalogues().format('cs', 'nothing')).toBeNull();
});

test('messages inside messages are said first', () => {
  const all = new Catalogues();
  all.add('en', 'load = { $owner } loads { $what }\nbag = a bag of { $colour }');
  const message = {
    id: 'load',
    args: { owner: { id: 'seat', args: { seat: 1 } }, what: { id: 'bag', args: { colour: 'white' } } },
  };
  expect(render(message, (id, args) => all.format('en', id, args) ?? id, ['Ann', 'Bob'])).toBe(
    'Bob loads a bag of white',
  );
});

test('a seat without a name is counted from one', () => {
  const message = { id: 'seat', args: { seat: 2 } };
  expect(render(message, (id, args) => `${id} ${args.number}`, ['Ann'])).toBe('seat-without-name 3');
});

test('the first language of the browser that we speak is chosen', () => {
  expect(preferredLanguage(['de-AT', 'cs-CZ', 'en'])).toBe('cs');
  expect(preferredLanguage(['fr'])).toBe('en');
});

test('bots are called by their level and numbered where there are twins', () => {
  const called = (bot: string) => ({ greedy: 'Chamtivý', random: 'Náhodný' })[bot] ?? bot;
  const names = (stored: string[]) => seatNames(stored, ['random', 'greedy'], (id) => id, called);
  expect(names(['Eva', 'greedy', 'random', 'greedy'])).toEqual(['Eva', 'Chamtivý 1', 'Náhodný', 'Chamtivý 2']);
  expect(names(['greedy', 'greedy 2', 'Eva 2'])).toEqual(['Chamtivý 1', 'Chamtivý 2', 'Eva 2']);
});
