// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { SIGNED_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { STATE } from '../../edge/contracts/states.ts';
import { getProfile, updateStatusMessage } from '../../edge/contracts/patron-calls.ts';
import { call } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { writeCookie } from '../app/cookie.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { FollowSession } from './follow-session.ts';
import { answerOpenSignIn, type SignInRequest } from './open-sign-in.ts';
import { answerSessionEnd, type SessionEnd } from './session-end.ts';
import { createSession, SessionContext } from './session.ts';
import { PROFILE } from './testing/profile.ts';

let asked: SignInRequest[];
let ends: SessionEnd[];
let stops: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  ends = [];
  stops = [
    answerOpenSignIn((request) => asked.push(request)),
    answerSessionEnd(async (end) => void ends.push(end)),
  ];
  writeCookie(SIGNED_IN_COOKIE, 'one');
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

const showBox = shownBoxes();

/** A signed-in user's page. */
async function show({ isLoginRequired = false } = {}) {
  const store = createSession({ userId: PROFILE.userId });
  store.setState({ userProfileData: PROFILE });
  let loads = 0;
  const loader = () => {
    loads += 1;
    return null;
  };
  const element = (
    <main>
      <FollowSession />
    </main>
  );
  const route = { loader, element, HydrateFallback: () => null };
  const router = createMemoryRouter(
    [
      { ...route, path: '/me/settings', handle: { isLoginRequired } },
      { ...route, path: '*' },
    ],
    { initialEntries: ['/me/settings'] },
  );
  await showBox(
    <SessionContext value={store}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  await act(() => eventually(() => expect(document.querySelector('main')).not.toBeNull()));
  return {
    store,
    path: () => router.state.location.pathname,
    loads: () => loads,
    navigate: (to: string) => act(() => router.navigate(to)),
  };
}

/** Makes the edge answer all calls that the session is over, and clear cookies. */
function endSession(): void {
  vi.stubGlobal('fetch', async () => {
    writeCookie(SIGNED_IN_COOKIE, null);
    return Response.json({ message: 'over', state: STATE.sessionOver }, { status: 401 });
  });
}

const SIGNED_OUT = { isLoggedIn: false, userProfileData: null };

test('a GET that finds the session over signs the page out without a sign-in dialog', async () => {
  const page = await show();
  endSession();
  await act(() => orNullWhenFailed(call(browserApi(), getProfile, {})));
  await act(() => eventually(() => expect(ends).toEqual(['over'])));
  expect(page.store.getState()).toMatchObject(SIGNED_OUT);
  await act(() => eventually(() => expect(page.loads()).toBe(2)));
  expect([page.path(), asked]).toEqual(['/me/settings', []]);
});

test('a change that needs an account and finds the session over asks to sign in, with the page to return to', async () => {
  const page = await show({ isLoginRequired: true });
  endSession();
  const body = { statusMessage: 'Vamos!' };
  await act(() =>
    orNullWhenFailed(call(browserApi({ needsAccount: true }), updateStatusMessage, { body })),
  );
  await act(() => eventually(() => expect(ends).toEqual(['over'])));
  expect(page.store.getState()).toMatchObject(SIGNED_OUT);
  await act(() => eventually(() => expect(page.path()).toBe('/')));
  expect(asked).toEqual([{ to: '/me/settings' }]);
});

test('a navigation after the session has ended signs the page out', async () => {
  const page = await show();
  writeCookie(SIGNED_IN_COOKIE, null);
  await page.navigate('/football');
  await act(() => eventually(() => expect(ends).toEqual(['over'])));
  expect(page.store.getState()).toMatchObject(SIGNED_OUT);
});

test.each([
  ['in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }))],
  ['while it was put aside', () => window.dispatchEvent(new Event('pageshow'))],
  ['while another window was in front', () => window.dispatchEvent(new Event('focus'))],
])('a sign-out %s reaches the page', async (_where, happens) => {
  const page = await show();
  writeCookie(SIGNED_IN_COOKIE, null);
  act(() => void happens());
  await act(() => eventually(() => expect(ends).toEqual(['over'])));
  expect(page.store.getState()).toMatchObject(SIGNED_OUT);
});

test('a browser in which nobody is signed in stores nothing', async () => {
  writeCookie(SIGNED_IN_COOKIE, null);
  await show();
  expect(localStorage.getItem('signed-in')).toBeNull();
});

test('a sign-in in another tab reloads the page’s data', async () => {
  const page = await show();
  writeCookie(SIGNED_IN_COOKIE, 'two');
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' })));
  await act(() => eventually(() => expect(page.loads()).toBe(2)));
  expect(localStorage.getItem('signed-in')).toBe('two');
});
