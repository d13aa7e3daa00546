/** What a page looks like from afar. */
export type PageShape = 'match' | 'screen' | 'list';

const SHAPES: readonly (readonly [RegExp, PageShape])[] = [
  [/^\/league\/cup-roster$/, 'list'],
  [/^(?:\/[^/]+)?\/match\//, 'match'],
  [/^(?:\/[^/]+)?\/(?:league|team)\//, 'screen'],
  [/^\/$|^\/live$|\/matches\/all$|^\/[^/]+\/(?:leagues|teams)$/, 'list'],
];
const LAST_SEGMENT = /\/[^/]+$/;

/**
 * The shape of the page that is on its way, for a stand-in of it; null where
 * there is none, and where the page at hand has stand-ins of its own: for the
 * tabs of a match, the screens of a league or a team, the days of a list.
 */
export function shapeOfComing(at: string, coming: string | undefined): PageShape | null {
  if (coming === undefined || coming === at || isBesideOrBelow(at, coming)) return null;
  return SHAPES.find(([pattern]) => pattern.test(coming))?.[1] ?? null;
}

function isBesideOrBelow(at: string, coming: string): boolean {
  if ([at, coming].every((path) => path.endsWith('/matches/all'))) return true;
  if (SHAPES.find(([pattern]) => pattern.test(at))?.[1] === 'list') return false;
  const parent = at.replace(LAST_SEGMENT, '');
  return (
    coming === parent || coming.startsWith(`${at}/`) || coming.replace(LAST_SEGMENT, '') === parent
  );
}
