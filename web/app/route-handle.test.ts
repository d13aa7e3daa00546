import { expect, test } from 'vitest';
import { isOn, mergeHandles, type RouteHandle } from './route-handle.ts';
import { entryOf } from './enter-route.server.ts';

const ROUTES = import.meta.glob<string>('../routes/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('a child route inherits its parent’s flags and may override them', () => {
  const parent = { pageName: 'team', backButton: 'mobile', liveScoreStrip: 'desktop' };
  const child = { pageName: 'team-fixtures', liveScoreStrip: undefined };
  expect(mergeHandles([undefined, parent, child])).toEqual({
    pageName: 'team-fixtures',
    backButton: 'mobile',
    liveScoreStrip: undefined,
  });
});

test('a misspelt device in a flag does not compile', () => {
  // @ts-expect-error No device is called phone.
  const handle: RouteHandle = { backButton: 'phone' };
  expect(isOn(handle.backButton, false)).toBe(false);
});

// Nothing checks handles when a page runs, so each route must declare their type.
test.each(Object.entries(ROUTES))('%s has no handle, or one of a checked type', (_path, source) => {
  const [declared = 'none'] = /export const handle.*/.exec(source) ?? [];
  expect(declared).toMatch(/^none$|^export const handle(?:: RouteHandle =| = \w+Handle\()/);
});

test.each([
  ['mobile', true, false],
  ['mobile', false, true],
  ['desktop', true, true],
  ['desktop', false, false],
  ['everywhere', true, true],
  ['everywhere', false, true],
  [undefined, true, false],
] as const)('a flag for %s, on a desktop %s, applies: %s', (flag, isDesktop, holds) => {
  expect(isOn(flag, isDesktop)).toBe(holds);
});

const request = { params: {}, url: new URL('https://scores.example/me/profile') };
const always = (): boolean => true;
const never = (): boolean => false;
const onPhone = { isDesktop: false, isSignedIn: false };

test.each([
  [{}, onPhone, 'enter'],
  [{ isMobileOnly: true }, onPhone, 'enter'],
  [{ isMobileOnly: true }, { ...onPhone, isDesktop: true }, 'home'],
  [{ isLoginRequired: true }, onPhone, 'sign-in'],
  [{ isLoginRequired: true }, { ...onPhone, isSignedIn: true }, 'enter'],
  [{ validate: never, isLoginRequired: true }, onPhone, 'missing'],
  [{ validate: always }, onPhone, 'enter'],
] as const)('a route with %o gives a visitor with %o the result %s', (handle, visitor, entry) => {
  expect(entryOf(handle, request, visitor)).toBe(entry);
});
