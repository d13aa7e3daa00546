import type { RouteRequest, RouteHandle } from './route-handle.ts';

export type RouteEntry = 'enter' | 'home' | 'missing';

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
