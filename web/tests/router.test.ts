import { expect, test } from 'vitest';
import { parseRoute } from '../src/lib/page/router.svelte';
import { keyCommand } from '../src/shell/keys';

const route = (path: string) => parseRoute(new URL(path, 'http://inn.example'));

test('every page has its address', () => {
  expect(route('/')).toEqual({ page: 'start' });
  expect(route('/new?game=yspahan')).toEqual({ page: 'new', game: 'yspahan' });
  expect(route('/t/abc')).toEqual({ page: 'table', id: 'abc', learn: false });
  expect(route('/t/abc?learn')).toEqual({ page: 'table', id: 'abc', learn: true });
  expect(route('/replay')).toEqual({ page: 'replay', id: null, analyse: false });
  expect(route('/replay/r1')).toEqual({ page: 'replay', id: 'r1', analyse: false });
  expect(route('/replay/r1?analyse')).toEqual({ page: 'replay', id: 'r1', analyse: true });
  expect(route('/rules/yspahan')).toEqual({ page: 'rules', game: 'yspahan' });
  expect(route('/settings')).toEqual({ page: 'settings' });
});

test('the secret of a seat is behind the hash', () => {
  expect(route('/t/abc#seat=s.e-c_ret')).toEqual({ page: 'claim', id: 'abc', token: 's.e-c_ret' });
});

test('unknown addresses lead nowhere', () => {
  for (const path of ['/t', '/x', '/t/abc/def', '/settings/more']) expect(route(path)).toEqual({ page: 'nowhere' });
});

const press = (key: string, code = '', more = {}) =>
  keyCommand({ key, code, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });

test('keys choose, take back and step', () => {
  expect(press('3', 'Digit3')).toEqual({ kind: 'choose', index: 2 });
  expect(press('š', 'Digit3')).toEqual({ kind: 'choose', index: 2 });
  expect(press('u')).toEqual({ kind: 'undo' });
  expect(press(',')).toEqual({ kind: 'step', by: -1 });
  expect(press('q')).toBeNull();
  expect(press('u', '', { ctrlKey: true })).toBeNull();
});
