import { useNavigate, useRevalidator } from 'react-router';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { tellSessionEnd, type SessionEnd } from './session-end.ts';
import { forgetSession, useSessionStore } from './session.ts';
import { readSignedInMark } from './signed-in-mark.ts';

/** What follows a good sign-in: pages learn who it is, and the visitor goes on to `to` (spec point 4). */
export function useEnterSession(): (to?: string) => Promise<void> {
  const store = useSessionStore();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async (to) => {
    store.setState({ isLoggedIn: true });
    readSignedInMark();
    await revalidate();
    if (to !== undefined && isOwnPath(to)) await navigate(to);
  };
}

/**
 * What follows the end of a session, also where it ended without the visitor's doing: nothing is known of them
 * on the page, and a page for those who are signed in leads to Home (spec point 4).
 */
export function useLeaveSession(): (end: SessionEnd) => Promise<void> {
  const store = useSessionStore();
  const { isLoginRequired = false } = useRouteHandle();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async (end) => {
    forgetSession(store);
    await tellSessionEnd(end);
    // After the favourites: tabs that hear of it find none to keep.
    readSignedInMark();
    if (isLoginRequired) await navigate('/');
    await revalidate();
  };
}

/**
 * Returns whether a path leads to the product itself. '//elsewhere.example' and '/\elsewhere.example'
 * do not, nor does either with a tab or a line end in it: browsers leave those out of an address.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}
