import type { Incident } from '../protocol/incident.ts';
import { MAX_STATISTICS, type MatchState } from '../protocol/match-state.ts';
import { MAX_COUNT } from '../protocol/limits.ts';
import type { Sides } from '../protocol/primitives.ts';
import { rejection } from './rejection.ts';

/*
 * A room and the database each store a state as one value, which SQLite on Cloudflare limits to 2
 * MB. A character has at most three bytes, so these bounds keep a state below that. A match of the
 * most detailed sport has some 600 incidents of 250 characters.
 */
export const MAX_INCIDENTS = 2_000;
export const MAX_INCIDENT_CHARACTERS = 600_000;

/** Returns why a state with these incidents and statistics is too large, or undefined. */
export function boundsRefusal({
  incidents,
  stats,
}: Pick<MatchState, 'incidents' | 'stats'>): string | undefined {
  if (incidents.length > MAX_INCIDENTS)
    return rejection('too-many-incidents', `a match has at most ${MAX_INCIDENTS}`);
  if (charactersOf(incidents) > MAX_INCIDENT_CHARACTERS)
    return rejection(
      'too-many-incidents',
      `a match's incidents have at most ${MAX_INCIDENT_CHARACTERS} characters`,
    );
  if (Object.keys(stats).length > MAX_STATISTICS)
    return rejection('too-many-statistics', `a match has at most ${MAX_STATISTICS}`);
  return undefined;
}

/** Returns why a score summed from periods is too high for clients, or undefined. */
export function scoreRefusal({ home, away }: Sides): string | undefined {
  return Math.max(home, away) > MAX_COUNT
    ? rejection('score-too-high', `the periods add up to more than ${MAX_COUNT}`)
    : undefined;
}

/** Incidents are never mutated, so each is measured once. */
const lengths = new WeakMap<Incident, number>();

function charactersOf(incidents: readonly Incident[]): number {
  let sum = 0;
  for (const incident of incidents) {
    let length = lengths.get(incident);
    if (length === undefined) {
      length = JSON.stringify(incident).length;
      lengths.set(incident, length);
    }
    sum += length;
  }
  return sum;
}
