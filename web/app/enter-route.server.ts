import { redirect, type RouterContextProvider } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { notFound } from './not-found.ts';
import { entryOf } from './route-entry.ts';
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
