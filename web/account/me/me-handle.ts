import type { HeaderTitle, RouteHandle } from '../../app/route-handle.ts';

/** The flags of an account's page (spec point 2): for those who are signed in, a way back on a phone. */
export function meHandle(
  pageName: string,
  headerTitle: HeaderTitle,
  own: Pick<RouteHandle, 'isMobileOnly'> = {},
): RouteHandle {
  return {
    pageName,
    headerTitle,
    backButton: 'mobile',
    hideSearchIcon: 'mobile',
    isLoginRequired: true,
    ...own,
  };
}
