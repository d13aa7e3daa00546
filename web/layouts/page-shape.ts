import { MATCH_TABS } from '../../edge/shared/text/match-tabs.ts';
import { tvPath } from '../paths/tv-path.ts';

/** Outline of a page. */
export type PageShape =
  | 'match'
  | 'screen'
  | 'home'
  | 'day'
  | 'news'
  | 'article'
  | 'channel'
  | 'list';

const SHAPES: readonly (readonly [RegExp, PageShape])[] = [
  [/^\/league\/cup-roster$/, 'list'],
  [/^(?:\/[^/]+)?\/match\//, 'match'],
  [/^(?:\/[^/]+)?\/(?:league|team|player)\//, 'screen'],
  [/^\/$/, 'home'],
  [/\/matches\/all$/, 'day'],
  [/^(?:\/[^/]+)?\/news$/, 'news'],
  [/^(?:\/[^/]+)?\/news\/(?!video\/|playlist\/)[^/]+\/[^/]+$/, 'article'],
  [new RegExp(`^(?:/[^/]+)?${tvPath()}$`), 'channel'],
  [/^\/live$|^\/[^/]+\/(?:leagues|teams)$|\/for-you$/, 'list'],
];
/** The path up to the id, shared by the screens of a league or team. */
const SHARED_LAYOUT = /^(?:\/[^/]+)?\/(?:league|team)\/[^/]+\/[^/]+/;
/** The path up to the id, shared by the tabs of a match; a short one has no slug. */
const MATCH = new RegExp(`^(?:/[^/]+)?/match/.+?(?=(?:/(?:${MATCH_TABS.join('|')}))?/?$)`);
const DAYS = /\/matches\/all$/;

/**
 * Returns the outline of the pending page, for its placeholder; null without one, and where the
 * current page has its own placeholders: for a match's tabs, a league's or team's screens, a list's
 * days.
 */
export function shapeOfPending(at: string, pending: string | undefined): PageShape | null {
  if (pending === undefined || pending === at || sharesLayout(at, pending)) return null;
  return SHAPES.find(([pattern]) => pattern.test(pending))?.[1] ?? null;
}

function sharesLayout(at: string, pending: string): boolean {
  if (DAYS.test(at) && DAYS.test(pending)) return true;
  return [SHARED_LAYOUT, MATCH].some((layout) => {
    const [shared] = layout.exec(at) ?? [];
    return shared !== undefined && shared === layout.exec(pending)?.[0];
  });
}
