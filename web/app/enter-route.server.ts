import { redirect, type RouterContextProvider } from 'react-router';
import { SIGN_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { isDesktopLayout } from './viewport.server.ts';
import { notFound } from './not-found.ts';
import type { RouteRequest, RouteHandle } from './route-handle.ts';

/** Applies a handle. Loaders with checks or guards call it first. */
export function enterRoute(
  handle: RouteHandle,
  { context, params, url }: RouteRequest & { context: Readonly<RouterContextProvider> },
): void {
  const { platform, user } = context.get(edgeContext).visitor;
  const visitor = { isDesktop: isDesktopLayout(platform), isSignedIn: user !== null };
  const entry = entryOf(handle, { params, url }, visitor);
  if (entry === 'missing') throw notFound();
  if (entry === 'home') throw redirect('/');
  if (entry === 'sign-in') throw signInFirst(url);
}

/**
 * Returns a redirect to throw: Home requires the sign-in, then opens the requested page (spec point
 * 4).
 */
export function signInFirst({ pathname, search }: URL): Response {
  const asked = encodeURIComponent(pathname + search);
  return redirect('/', {
    headers: { 'set-cookie': `${SIGN_IN_COOKIE}=${asked}; Path=/; Max-Age=60; SameSite=Lax` },
  });
}

type RouteEntry = 'enter' | 'home' | 'sign-in' | 'missing';

/**
 * Returns whether a visitor enters a page, goes to Home, goes to Home to sign in, or finds no page
 * (spec points 2 and 5).
 */
export function entryOf(
  handle: Pick<RouteHandle, 'validate' | 'isMobileOnly' | 'isLoginRequired'>,
  request: RouteRequest,
  visitor: { isDesktop: boolean; isSignedIn: boolean },
): RouteEntry {
  if (handle.validate && !handle.validate(request)) return 'missing';
  if (handle.isMobileOnly && visitor.isDesktop) return 'home';
  if (handle.isLoginRequired && !visitor.isSignedIn) return 'sign-in';
  return 'enter';
}
