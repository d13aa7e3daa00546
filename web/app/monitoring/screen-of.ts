import * as v from 'valibot';
import { SCREENS } from './screens.ts';

const NAMES: Readonly<Record<string, string>> = SCREENS;

const matchSchema = v.object({
  match: v.object({ kind: v.picklist(['fixture', 'live', 'result', 'off']) }),
});

/** Phases of a match (spec point 2, variants of the match details). */
const VARIANTS = { fixture: 'upcoming', live: 'live', result: 'finished', off: 'off' } as const;

/** A match of React Router. */
export interface MatchedRoute {
  id: string;
  loaderData: unknown;
}

/** Returns the name of the innermost route's screen. */
export function screenOf(routes: readonly MatchedRoute[]): string {
  const id = routes.at(-1)?.id ?? '';
  const name = NAMES[id] ?? id.replace(/^routes\//, '');
  if (!name.startsWith('match-details')) return name;
  const kinds = routes.flatMap(({ loaderData }) =>
    v.is(matchSchema, loaderData) ? [loaderData.match.kind] : [],
  );
  const kind = kinds.at(-1);
  return kind ? `${name}-${VARIANTS[kind]}` : name;
}
