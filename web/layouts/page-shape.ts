import { tvPath } from '../paths/tv-path.ts';

/** What a page looks like from afar. */
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
/** What the tabs of a match, or the screens of a league or a team, have in common: up to its id. */
const SHARED_LAYOUT = /^(?:\/[^/]+)?\/(?:match|league|team)\/[^/]+\/[^/]+/;
const DAYS = /\/matches\/all$/;

/**
 * The shape of the page that is on its way, for a stand-in of it; null where
 * there is none, and where the page at hand has stand-ins of its own: for the
 * tabs of a match, the screens of a league or a team, the days of a list.
 */
export function shapeOfPending(at: string, pending: string | undefined): PageShape | null {
  if (pending === undefined || pending === at || sharesLayout(at, pending)) return null;
  return SHAPES.find(([pattern]) => pattern.test(pending))?.[1] ?? null;
}

function sharesLayout(at: string, pending: string): boolean {
  if (DAYS.test(at) && DAYS.test(pending)) return true;
  const layout = SHARED_LAYOUT.exec(at)?.[0];
  return layout !== undefined && layout === SHARED_LAYOUT.exec(pending)?.[0];
}
