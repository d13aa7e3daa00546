import type { Incident } from '../protocol/incident.ts';
import { MAX_STATISTICS, type MatchState } from '../protocol/match-state.ts';
import { MAX_COUNT, type Sides } from '../protocol/primitives.ts';
import { rejection } from './rejection.ts';

/*
 * A state is stored as one value of at most 2 MB, by a room and by the database
 * (SQLite on Cloudflare takes no larger one). A character is three bytes at
 * most, so these bounds keep it well below. A match of the sport that tells the
 * most has some 600 incidents of 250 characters.
 */
export const MAX_INCIDENTS = 2_000;
export const MAX_INCIDENT_CHARACTERS = 600_000;

/** Why a state with these incidents and statistics would be too large, or undefined. */
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

/** Why a score that was added up from periods is none that clients take, or undefined. */
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
