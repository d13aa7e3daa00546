import { MATCH_TABS } from '../../edge/shared/text/match-tabs.ts';
import { tvPath } from '../paths/tv-path.ts';

/** Layout of a page, for its placeholder. */
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
/** Matches the path up to the id, which all screens of a league or team share. */
const SHARED_LAYOUT = /^(?:\/[^/]+)?\/(?:league|team)\/[^/]+\/[^/]+/;
/** Matches the path up to the id, which all tabs of a match share. A short path has no slug. */
const MATCH = new RegExp(`^(?:/[^/]+)?/match/.+?(?=(?:/(?:${MATCH_TABS.join('|')}))?/?$)`);
const DAYS = /\/matches\/all$/;

/**
 * Returns the shape of the pending page's placeholder. `at` and `pending` are paths. Returns null
 * if no page is pending or it has no placeholder. Also returns null between the tabs of a match,
 * the screens of a league or team, and the days of a list: these have their own placeholders.
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
