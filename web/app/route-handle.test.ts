import { expect, test } from 'vitest';
import { isOn, mergeHandles } from './route-handle.ts';
import { entryOf } from './enter-route.server.ts';

test('a child takes over what its parent says, and may say otherwise', () => {
  const parent = { pageName: 'team', backButton: 'mobile', liveScoreStrip: 'desktop' };
  const child = { pageName: 'team-fixtures', liveScoreStrip: undefined };
  expect(mergeHandles([undefined, parent, child])).toEqual({
    pageName: 'team-fixtures',
    backButton: 'mobile',
    liveScoreStrip: undefined,
  });
});

test('a misspelt place is an error, not a flag that never holds', () => {
  expect(() => mergeHandles([{ backButton: 'phone' }])).toThrow(/mobile/);
});

test.each([
  ['mobile', true, false],
  ['mobile', false, true],
  ['desktop', true, true],
  ['desktop', false, false],
  ['everywhere', true, true],
  ['everywhere', false, true],
  [undefined, true, false],
] as const)('a flag for %s, on a desktop %s, holds: %s', (flag, isDesktop, holds) => {
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
] as const)('%o for %o: %s', (handle, visitor, entry) => {
  expect(entryOf(handle, request, visitor)).toBe(entry);
});
