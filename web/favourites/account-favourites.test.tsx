// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { SIGNED_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { STATE } from '../../edge/contracts/states.ts';
import { writeCookie } from '../app/cookie.ts';
import { FollowSession } from '../session/follow-session.ts';
import { answerOpenSignIn } from '../session/open-sign-in.ts';
import { createSession, SessionContext } from '../session/session.ts';
import { PROFILE } from '../session/testing/profile.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { AccountFavourites } from './account-favourites.tsx';
import { readFavourites, saveFavourites, toggleFavourite } from './favourites-store.ts';
import { aFavourite } from './testing/favourites.ts';

const showBox = shownBoxes();
const onSignIn = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  stop = answerOpenSignIn(onSignIn);
  writeCookie(SIGNED_IN_COOKIE, 'one');
});
afterEach(() => {
  stop();
  onSignIn.mockReset();
  vi.unstubAllGlobals();
  saveFavourites({ items: [], owner: null });
});

const here = () => [...readFavourites().keys].toSorted();

test('a star that finds the session over stays on the device, and so does the next one: nothing asks to sign in', async () => {
  let isOver = false;
  const calls: string[] = [];
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    calls.push(method);
    if (!isOver) return Response.json({ data: [] });
    writeCookie(SIGNED_IN_COOKIE, null);
    return Response.json({ message: 'over', state: STATE.sessionOver }, { status: 401 });
  });
  const store = createSession({ userId: PROFILE.userId });
  const onAsked = vi.fn<() => void>();
  const element = (
    <>
      <FollowSession />
      <AccountFavourites userId={PROFILE.userId} onAsked={onAsked} />
    </>
  );
  await showBox(
    <SessionContext value={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </SessionContext>,
  );
  await act(() => eventually(() => expect(readFavourites().owner).toBe(PROFILE.userId)));

  isOver = true;
  await act(async () => toggleFavourite(aFavourite(30, 'city'), 0));
  await act(() => eventually(() => expect(store.getState().isLoggedIn).toBe(false)));
  await act(() => eventually(() => expect(readFavourites().owner).toBeNull()));
  await act(async () => toggleFavourite(aFavourite(30, 'united'), 0));
  expect(here()).toEqual(['30:city', '30:united']);
  expect(calls).toEqual(['GET', 'POST']);
  expect(onSignIn).not.toHaveBeenCalled();
});
