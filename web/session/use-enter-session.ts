import { useNavigate, useRevalidator } from 'react-router';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { tellSessionEnd, type SessionEnd } from './session-end.ts';
import { forgetSession, useSessionStore } from './session.ts';
import { readSignedInMark } from './signed-in-mark.ts';

/** Returns the handler of a sign-in: reloads the page's data, then opens `to` (spec point 4). */
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
 * Returns the handler of a session's end, wanted or not: forgets the user and sends pages that
 * require a sign-in to Home (spec point 4).
 */
export function useLeaveSession(): (end: SessionEnd) => Promise<void> {
  const store = useSessionStore();
  const { isLoginRequired = false } = useRouteHandle();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async (end) => {
    forgetSession(store);
    await tellSessionEnd(end);
    // After the favourites: other tabs then find none to keep.
    readSignedInMark();
    if (isLoginRequired) await navigate('/');
    await revalidate();
  };
}

/**
 * Returns whether a path leads to the product. '//elsewhere.example' and '/\elsewhere.example' do
 * not, nor with a tab or a line end in them: browsers drop those from an address.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}
