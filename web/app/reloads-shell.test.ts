// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { SIGNED_IN_COOKIE, TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { writeCookie } from './cookie.ts';
import { noteShellShown, reloadsShell } from './reloads-shell.ts';

beforeEach(() => {
  writeCookie(SIGNED_IN_COOKIE, 'one');
  writeCookie(TIME_ZONE_COOKIE, 'Europe/Madrid');
  goes('/', '/');
  noteShellShown();
});

function goes(from: string, to: string): boolean {
  return reloadsShell({
    currentUrl: new URL(from, 'https://example.org'),
    nextUrl: new URL(to, 'https://example.org'),
  });
}

test.each([
  ['stays from one page to the next', '/', '/football', false],
  ['stays when only the query changes', '/news', '/news?page=2', false],
  ['is loaded when the page is loaded again', '/', '/', true],
  ['is loaded for another brand', '/', '/?brand=second', true],
  ['is loaded for another platform', '/', '/?platform=app', true],
])('the shell %s', (_case, from, to, expected) => {
  expect(goes(from, to)).toBe(expected);
});

test('after a sign-out the shell is loaded with each navigation until it is shown', () => {
  writeCookie(SIGNED_IN_COOKIE, null);
  expect(goes('/me/settings', '/')).toBe(true);
  expect(goes('/me/settings', '/football')).toBe(true);
  noteShellShown();
  expect(goes('/football', '/')).toBe(false);
});

test('a shell that was requested before a sign-in is loaded again', () => {
  expect(goes('/', '/')).toBe(true);
  writeCookie(SIGNED_IN_COOKIE, 'two');
  noteShellShown();
  expect(goes('/', '/football')).toBe(true);
});

test('the shell is loaded again when the time zone changes, also on a query change', () => {
  writeCookie(TIME_ZONE_COOKIE, 'America/Mexico_City');
  expect(goes('/football/matches/all?date=1', '/football/matches/all?date=2')).toBe(true);
});
