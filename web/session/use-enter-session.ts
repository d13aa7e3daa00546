import { useNavigate, useRevalidator } from 'react-router';
import { useRouteHandle } from '../app/use-route-handle.ts';
import { forgetSession, useSessionStore } from './session.ts';

/** What follows a good sign-in: pages learn who it is, and the visitor goes on to `to` (spec point 4). */
export function useEnterSession(): (to?: string) => Promise<void> {
  const store = useSessionStore();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async (to) => {
    store.setState({ isLoggedIn: true });
    await revalidate();
    if (to !== undefined && isOwnPath(to)) await navigate(to);
  };
}

/** What follows sign-out: nothing is known of the visitor, who leaves a page for those who are signed in. */
export function useLeaveSession(): () => Promise<void> {
  const store = useSessionStore();
  const { isLoginRequired = false } = useRouteHandle();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async () => {
    forgetSession(store);
    if (isLoginRequired) await navigate('/');
    await revalidate();
  };
}

/** A path of the product: not '//elsewhere.example' nor '/\elsewhere.example', which a browser takes for another site. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
