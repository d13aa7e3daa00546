// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { createSession, SessionContext, type SessionStore } from './session.ts';
import { PROFILE } from './testing/profile.ts';
import { isOwnPath, useEnterSession, useLeaveSession } from './use-enter-session.ts';

const showBox = shownBoxes();

/** A page to sign in from, going on to `to`, and out. */
function Page({ to }: { to?: string }) {
  const enter = useEnterSession();
  const leave = useLeaveSession();
  return (
    <>
      <button type="button" id="enter" onClick={() => void enter(to)}>
        Sign in
      </button>
      <button type="button" id="leave" onClick={() => void leave('over')}>
        Sign out
      </button>
    </>
  );
}

interface Shown {
  press: (id: 'enter' | 'leave') => Promise<void>;
  path: () => string;
  store: SessionStore;
  /** Number of the page's loads from the edge. */
  loads: () => number;
}

async function show({ isLoginRequired = false, isLoggedIn = false, to = '' } = {}): Promise<Shown> {
  const store = createSession(isLoggedIn ? { userId: PROFILE.userId } : null);
  if (isLoggedIn) store.setState({ userProfileData: PROFILE, changePasswordToken: 'sure' });
  let loads = 0;
  const loader = () => {
    loads += 1;
    return null;
  };
  const route = {
    loader,
    element: <Page {...(to !== '' && { to })} />,
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter(
    [
      { ...route, path: '/me', handle: { isLoginRequired } },
      { ...route, path: '*' },
    ],
    { initialEntries: ['/me'] },
  );
  await showBox(
    <SessionContext value={store}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return {
    press: (id) => act(async () => document.querySelector<HTMLElement>(`#${id}`)?.click()),
    path: () => router.state.location.pathname,
    store,
    loads: () => loads,
  };
}

test.each([
  ['', '/me'],
  ['/favourite/view', '/favourite/view'],
  ['//elsewhere.example', '/me'],
])('on login isLoggedIn becomes true and the redirect %j is followed', async (to, path) => {
  const page = await show({ to });
  const before = page.loads();
  await page.press('enter');
  expect(page.store.getState().isLoggedIn).toBe(true);
  expect(page.loads()).toBeGreaterThan(before);
  expect(page.path()).toBe(path);
});

test.each([
  [true, '/'],
  [false, '/me'],
])(
  'on logout the state is cleared, and a login-required route (%s) sends the user to %s',
  async (isLoginRequired, path) => {
    const page = await show({ isLoginRequired, isLoggedIn: true });
    await page.press('leave');
    expect(page.store.getState()).toEqual({
      isLoggedIn: false,
      userProfileData: null,
      changePasswordToken: null,
    });
    await eventually(() => expect(page.path()).toBe(path));
  },
);

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\r\n\\elsewhere.example',
  '\n//elsewhere.example',
  'https://elsewhere.example',
  'me',
  '',
])('%j is no path of the product', (path) => expect(isOwnPath(path)).toBe(false));

test('a path with a query is a path of the product', () =>
  expect(isOwnPath('/me?tab=é')).toBe(true));
