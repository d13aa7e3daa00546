import * as v from 'valibot';

const handleSchema = v.object({ pageName: v.string() });
const matchSchema = v.object({
  match: v.object({ kind: v.picklist(['fixture', 'live', 'result', 'off']) }),
});

/** The variants of the match details (spec point 2, analytics names). */
const VARIANTS = { fixture: 'upcoming', live: 'live', result: 'finished', off: 'off' } as const;

/** Of React Router's matches, outermost first. */
export interface MatchedRoute {
  id: string;
  handle: unknown;
  loaderData: unknown;
}

/**
 * The page's name in analytics: what the innermost route says of itself, else
 * the route's own name. A match's is followed by how far it has come.
 */
export function pageViewOf(routes: readonly MatchedRoute[]): string {
  const named = routes.flatMap(({ handle }) =>
    v.is(handleSchema, handle) ? [handle.pageName] : [],
  );
  const name = named.at(-1) ?? routes.at(-1)?.id.replace(/^routes\//, '') ?? 'unknown';
  const match = routes.flatMap(({ loaderData }) =>
    v.is(matchSchema, loaderData) ? [loaderData.match] : [],
  );
  const kind = match.at(-1)?.kind;
  return kind ? `${name}-${VARIANTS[kind]}` : name;
}
