import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { openSignIn } from './open-sign-in.ts';
import { answerSessionOver } from '../api/session-over.ts';
import { useSessionStore } from './session.ts';
import { MARK_KEY, readSignedInMark } from './signed-in-mark.ts';
import { useLeaveSession } from './use-enter-session.ts';

/**
 * Keeps an open page signed in or out as its browser is (spec point 4): any call may end a session,
 * and a user may sign in or out in another tab or while the page is in the background.
 */
export function FollowSession(): null {
  const store = useSessionStore();
  const { key, pathname, search } = useLocation();
  const { isLoginRequired = false } = useRouteHandle();
  const { revalidate } = useRevalidator();
  const leave = useLeaveSession();

  const look = useEffectEvent(() => {
    const { isChanged, isSignedIn } = readSignedInMark();
    if (!isChanged) return;
    if (isSignedIn) void revalidate();
    else void leave('over');
  });
  const onSessionOver = useEffectEvent((isAction: boolean) => {
    if (store.getState().isLoggedIn) void leave('over');
    if (isAction && document.visibilityState === 'visible')
      openSignIn(isLoginRequired ? { to: pathname + search } : {});
  });

  const begin = useEffectEvent(() => {
    const { isSignedIn } = readSignedInMark();
    // A page from the browser's cache may predate a sign-out.
    if (store.getState().isLoggedIn && !isSignedIn) void revalidate();
  });

  useEffect(() => {
    begin();
    const listening = new AbortController();
    const { signal } = listening;
    const onStorage = (event: StorageEvent) => {
      if (event.key === MARK_KEY || event.key === null) look();
    };
    window.addEventListener('storage', onStorage, { signal });
    for (const type of ['pageshow', 'focus'])
      window.addEventListener(type, () => look(), { signal });
    document.addEventListener('visibilitychange', () => look(), { signal });
    const stop = answerSessionOver((isAction) => onSessionOver(isAction));
    return () => {
      listening.abort();
      stop();
    };
  }, []);
  // The server's load of the next page may end the session too.
  useEffect(() => {
    look();
    // Each navigation has its own key.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key]);
  return null;
}
