import { useNavigate, useRevalidator } from 'react-router';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { tellSessionEnd, type SessionEnd } from './session-end.ts';
import { forgetSession, useSessionStore } from './session.ts';
import { readSignedInMark } from './signed-in-mark.ts';

/**
 * Returns a function for a new sign-in: it reloads the page's data, then opens `to` (spec point 4).
 */
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
 * Returns a function for the end of a session, whatever its reason: it forgets the user, and opens
 * Home if the page requires a sign-in (spec point 4).
 */
export function useLeaveSession(): (end: SessionEnd) => Promise<void> {
  const store = useSessionStore();
  const { isLoginRequired = false } = useRouteHandle();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async (end) => {
    forgetSession(store);
    await tellSessionEnd(end);
    // After the removal of the account's favourites, so that other tabs find none to keep.
    readSignedInMark();
    if (isLoginRequired) await navigate('/');
    await revalidate();
  };
}

/**
 * Whether a path leads to the product. '//elsewhere.example' and '/\elsewhere.example' do not. Nor
 * does a path with a tab or a line end: browsers drop these, and it could become such a path.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}
