import { expect, test } from 'vitest';
import { createScrollKeys } from './scroll-keys.ts';

const home = [{ pathname: '/', handle: undefined }];
const team = (id: number) => [
  { pathname: '/', handle: undefined },
  { pathname: `/football/team/${id}`, handle: { keepScroll: true } },
  { pathname: `/football/team/${id}/overview`, handle: undefined },
];

test('every page has its own scroll position', () => {
  const keyOf = createScrollKeys();
  expect([keyOf({ key: 'a' }, home), keyOf({ key: 'b' }, home)]).toEqual(['a', 'b']);
});

test('the pages of one team share a scroll position during navigation between them', () => {
  const keyOf = createScrollKeys();
  expect(keyOf({ key: 'a' }, team(7))).toBe('a');
  expect(keyOf({ key: 'b' }, team(7))).toBe('a');
  expect(keyOf({ key: 'c' }, team(8))).toBe('c');
  expect(keyOf({ key: 'd' }, team(7))).toBe('d');
});

test('a new visit from elsewhere begins at the top; going back in history does not', () => {
  const keyOf = createScrollKeys();
  keyOf({ key: 'a' }, team(7));
  keyOf({ key: 'b' }, home);
  expect(keyOf({ key: 'c' }, team(7))).toBe('c');
  expect(keyOf({ key: 'a' }, team(7))).toBe('a');
  expect(keyOf({ key: 'd' }, team(7))).toBe('a');
});
