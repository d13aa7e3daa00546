import type { TextKey } from '../../edge/shared/text/messages.ts';

/** Devices where a flag applies. */
export type Where = 'mobile' | 'desktop' | 'everywhere';

/** Title in a phone's header. */
export type HeaderTitle = Extract<TextKey, `header.${string}` | `policy.${string}`>;

/** Input of a route's validity check. */
export interface RouteRequest {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/**
 * A route's flags (spec point 2), in its `handle`. A child inherits its parents' flags and may
 * override them. Only layouts (`useRouteHandle`) and loaders (`enterRoute`) read them.
 */
export interface RouteHandle {
  /** The page's name in analytics (spec points 2 and 7). */
  pageName?: string;
  /** Title in a narrow window's header, instead of the brand. */
  headerTitle?: HeaderTitle;
  /** `headerTitle` for a sport of players, not teams. */
  playersTitle?: HeaderTitle;
  /** No bars, on any device. */
  layout?: 'blank' | undefined;
  backButton?: Where | undefined;
  /**
   * Whether a narrow window's header shows Back and the title instead of the sports. The default is
   * that of `backButton`.
   */
  isPlace?: boolean;
  hideHeader?: Where | undefined;
  hideSubNavigation?: Where | undefined;
  hideBottomNavigation?: Where | undefined;
  hideSearchIcon?: Where | undefined;
  /** Live and next matches above the page. */
  liveScoreStrip?: Where | undefined;
  /** The banner of the app config, if any. */
  banner?: Where | undefined;
  /** Sends desktops to Home. */
  isMobileOnly?: boolean;
  /** Sends visitors who are not signed in to Home. */
  isLoginRequired?: boolean;
  /** Keeps the scroll position among the pages below it. */
  keepScroll?: boolean;
  /** Returns whether a path is valid; an invalid one gives a 404. */
  validate?: (request: RouteRequest) => boolean;
}

/** React Router passes handles as `unknown`; each route's type checks its own. */
function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}

/** Merges the handles of matched routes, outermost first. */
export function mergeHandles(handles: readonly unknown[]): RouteHandle {
  return Object.assign({}, ...handles.filter(isHandle));
}

/** Whether a flag applies on the device. */
export function isOn(flag: Where | undefined, isDesktop: boolean): boolean {
  return flag === 'everywhere' || flag === (isDesktop ? 'desktop' : 'mobile');
}
