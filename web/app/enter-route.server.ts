import { redirect, type RouterContextProvider } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { notFound } from './not-found.ts';
import type { RouteRequest, RouteHandle } from './route-handle.ts';

/** Every loader of a route whose handle checks or guards begins with it. */
export function enterRoute(
  handle: RouteHandle,
  { context, params, url }: RouteRequest & { context: Readonly<RouterContextProvider> },
): void {
  const { device, user } = context.get(edgeContext).visitor;
  const visitor = { isDesktop: device.isDesktop, isSignedIn: user !== null };
  const entry = entryOf(handle, { params, url }, visitor);
  if (entry === 'missing') throw notFound();
  if (entry === 'home') throw redirect('/');
}

type RouteEntry = 'enter' | 'home' | 'missing';

/** Whether a page is entered, leads to Home instead, or does not exist (spec points 2 and 5). */
export function entryOf(
  handle: Pick<RouteHandle, 'validate' | 'isMobileOnly' | 'isLoginRequired'>,
  request: RouteRequest,
  visitor: { isDesktop: boolean; isSignedIn: boolean },
): RouteEntry {
  if (handle.validate && !handle.validate(request)) return 'missing';
  if (handle.isMobileOnly && visitor.isDesktop) return 'home';
  if (handle.isLoginRequired && !visitor.isSignedIn) return 'home';
  return 'enter';
}
