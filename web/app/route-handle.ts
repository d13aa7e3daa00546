import * as v from 'valibot';
import type { TextKey } from '../text/messages.ts';

/** Where a flag of a route holds. */
export type Where = 'mobile' | 'desktop' | 'everywhere';

/** The text that a phone's header shows. */
export type HeaderTitle = Extract<TextKey, `header.${string}` | `policy.${string}`>;

/** What a route's own validity check goes by. */
export interface RouteRequest {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/**
 * What a route says of itself in its `handle`: the route flags of spec point 2.
 * A child takes over what its parents say and may say otherwise. The layouts
 * read it by `useRouteHandle`, loaders enter by `enterRoute`; nothing else does.
 */
export interface RouteHandle {
  /** The page's name in analytics (spec points 2 and 7). */
  pageName?: string;
  /** Title in a narrow window's header, in the place of the brand. */
  headerTitle?: HeaderTitle;
  /** The same where the sport is one of players, not of teams. */
  playersTitle?: HeaderTitle;
  /** No bars at all, on any device. */
  layout?: 'blank' | undefined;
  backButton?: Where | undefined;
  hideHeader?: Where | undefined;
  hideSubNavigation?: Where | undefined;
  hideBottomNavigation?: Where | undefined;
  hideSearchIcon?: Where | undefined;
  /** Live and coming matches above the page. */
  liveScoreStrip?: Where | undefined;
  /** The banner that the app config names, if any. */
  banner?: Where | undefined;
  /** A desktop is sent to Home. */
  isMobileOnly?: boolean;
  /** A visitor who is not signed in is sent to Home. */
  isLoginRequired?: boolean;
  /** Between the pages below this route the page does not scroll. */
  keepScroll?: boolean;
  /** A path that fails it is a page that does not exist. */
  validate?: (request: RouteRequest) => boolean;
}

const whereSchema = v.optional(v.picklist(['mobile', 'desktop', 'everywhere']));

/** `RouteHandle` has seen to it that it is one of them. */
const titleSchema = v.custom<HeaderTitle>((key) => typeof key === 'string');

/** React Router hands handles on as `unknown`. */
const routeHandleSchema: v.GenericSchema<unknown, RouteHandle> = v.object({
  pageName: v.exactOptional(v.string()),
  headerTitle: v.exactOptional(titleSchema),
  playersTitle: v.exactOptional(titleSchema),
  layout: v.optional(v.literal('blank')),
  backButton: whereSchema,
  hideHeader: whereSchema,
  hideSubNavigation: whereSchema,
  hideBottomNavigation: whereSchema,
  hideSearchIcon: whereSchema,
  liveScoreStrip: whereSchema,
  banner: whereSchema,
  isMobileOnly: v.exactOptional(v.boolean()),
  isLoginRequired: v.exactOptional(v.boolean()),
  keepScroll: v.exactOptional(v.boolean()),
});

/** The handles of matched routes, outermost first, as one. */
export function mergeHandles(handles: readonly unknown[]): RouteHandle {
  const said = handles.filter((handle) => handle !== undefined);
  return Object.assign({}, ...said.map((handle) => v.parse(routeHandleSchema, handle)));
}

/** Whether a flag holds on the visitor's device. */
export function isOn(flag: Where | undefined, isDesktop: boolean): boolean {
  return flag === 'everywhere' || flag === (isDesktop ? 'desktop' : 'mobile');
}
