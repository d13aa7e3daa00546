/** What a page looks like from afar. */
export type PageShape = 'match' | 'screen' | 'list';

const SHAPES: readonly (readonly [RegExp, PageShape])[] = [
  [/^\/league\/cup-roster$/, 'list'],
  [/^(?:\/[^/]+)?\/match\//, 'match'],
  [/^(?:\/[^/]+)?\/(?:league|team)\//, 'screen'],
  [/^\/$|^\/live$|\/matches\/all$|^\/[^/]+\/(?:leagues|teams)$/, 'list'],
];
/** What the tabs of a match, or the screens of a league or a team, have in common: up to its id. */
const FRAME = /^(?:\/[^/]+)?\/(?:match|league|team)\/[^/]+\/[^/]+/;
const DAYS = /\/matches\/all$/;

/**
 * The shape of the page that is on its way, for a stand-in of it; null where
 * there is none, and where the page at hand has stand-ins of its own: for the
 * tabs of a match, the screens of a league or a team, the days of a list.
 */
export function shapeOfPending(at: string, coming: string | undefined): PageShape | null {
  if (coming === undefined || coming === at || sharesFrame(at, coming)) return null;
  return SHAPES.find(([pattern]) => pattern.test(coming))?.[1] ?? null;
}

function sharesFrame(at: string, coming: string): boolean {
  if (DAYS.test(at) && DAYS.test(coming)) return true;
  const frame = FRAME.exec(at)?.[0];
  return frame !== undefined && frame === FRAME.exec(coming)?.[0];
}
