import { sportByKey } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { dayOfQuery, startOfDay } from '../../edge/shared/time/day.ts';
import { matchesPath } from '../paths/match-path.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';

export type MatchesEntry =
  | { kind: 'enter'; sportKey: SportKey; from: number }
  /** Redirects to this path. */
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/**
 * Returns how to enter a list of matches (spec point 2). A missing or 'all' sport becomes football,
 * a missing date the start of today. `pathOf` returns the list's path; by default the list has all
 * matches.
 */
export function enterMatches(
  sport: string | undefined,
  query: URLSearchParams,
  { now, timeZone }: RenderClock,
  pathOf: (sportKey: SportKey, from: number) => string = matchesPath,
): MatchesEntry {
  const key = sportByKey(sport === undefined || sport === 'all' ? 'football' : sport)?.key;
  if (!key) return { kind: 'missing' };
  const date = query.get('date');
  const from = dayOfQuery(date, timeZone) ?? startOfDay(now, timeZone);
  if (key === sport && date === String(from)) return { kind: 'enter', sportKey: key, from };
  return { kind: 'redirect', to: pathOf(key, from) };
}

/**
 * Returns the path of all matches, with the query, for a bare 'matches'; null for an unknown sport.
 */
export function allMatchesPath(sport: string | undefined, search: string): string | null {
  if (sport !== undefined && sport !== 'all' && !sportByKey(sport)) return null;
  return `${sport ? `/${sport}` : ''}/matches/all${search}`;
}
