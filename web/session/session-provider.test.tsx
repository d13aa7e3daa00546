// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { STATE } from '../../edge/contracts/states.ts';
import { createApi } from '../api/client.ts';
import { loadProfile } from './load-profile.ts';
import { SessionProvider } from './session-provider.tsx';
import { createSession, forgetSession, useSession, useSessionStore } from './session.ts';
import { PROFILE } from './testing/profile.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function Who() {
  const store = useSessionStore();
  const { isLoggedIn, userProfileData } = useSession();
  const name = isLoggedIn ? (userProfileData?.username ?? 'somebody') : 'nobody';
  return <button onClick={() => forgetSession(store)}>{name}</button>;
}

function page(userId: string | null) {
  return (
    <SessionProvider user={userId === null ? null : { userId }}>
      <Who />
    </SessionProvider>
  );
}

test('a page is rendered for the edge’s user before the profile loads', () => {
  expect(renderToString(page('u1'))).toContain('somebody');
  expect(renderToString(page(null))).toContain('nobody');
});

test('the profile is fetched after a sign-in and cleared after a sign-out', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({ data: PROFILE });
  });
  const box = document.createElement('div');
  root = createRoot(box);
  const show = (userId: string | null) =>
    act(async () => {
      root?.render(page(userId));
      await vi.dynamicImportSettled();
    });
  await show(null);
  expect([box.textContent, asked]).toEqual(['nobody', []]);
  await show('u1');
  await eventually(() => expect(box.textContent).toBe('ana'));
  expect(asked).toEqual(['/api/touchline-patron/v2/patron-user/profile']);
  await show(null);
  expect(box.textContent).toBe('nobody');
});

test('a fan who signs in again is signed in, also if no page was rendered signed out', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: PROFILE }));
  const box = document.createElement('div');
  root = createRoot(box);
  const show = () => act(async () => root?.render(page('u1')));
  await show();
  await eventually(() => expect(box.textContent).toBe('ana'));
  act(() => box.querySelector('button')?.click());
  expect(box.textContent).toBe('nobody');
  await show();
  await eventually(() => expect(box.textContent).toBe('ana'));
});

test.each([
  [
    'cannot be had',
    Response.json({ message: 'Sign in', state: STATE.signInRequired }, { status: 401 }),
  ],
  ['has no address', Response.json({ data: { ...PROFILE, email: null } })],
])('a profile that %s means that nobody is signed in', async (_case, answer) => {
  const store = createSession({ userId: 'u1' });
  const api = createApi({
    origin: 'https://example.org',
    fetch: async () => answer,
    report: () => {},
  });
  await loadProfile(store, 'u1', api);
  expect(store.getState()).toEqual({
    isLoggedIn: false,
    userProfileData: null,
    changePasswordToken: null,
  });
});

test.each([503, 429, 401])(
  'a user stays signed in while the profile call responds with %i',
  async (status) => {
    const store = createSession({ userId: 'u1' });
    const answer = new Response('{"message":"later"}', {
      status,
      headers: { 'x-retried': '1' },
    });
    const api = createApi({
      origin: 'https://example.org',
      fetch: async () => answer,
      report: () => {},
    });
    await loadProfile(store, 'u1', api);
    expect(store.getState().isLoggedIn).toBe(true);
  },
);
