import type { TeamResult } from './team-facts.ts';

/** A stored match of a team. */
export interface TeamMatch {
  /** Start, ms. */
  at: number;
  /** Its league's season; null: unknown. */
  seasonId: string | null;
  /** Its number among the season's matchdays; null: it has none. */
  matchday: number | null;
  /** `unplayed`: called off, or still to be played; `unknown`: the result is not stored. */
  result: TeamResult | 'unplayed' | 'unknown';
}

export interface KnownRunOptions {
  /** Longest time between two matches, ms. In a longer gap, matches may not be stored. */
  longestPause: number;
  /** Matchdays on which the team has a match, played or not, by season. */
  matchdays?: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * Returns the newest results without a gap, newest first. They stop at a match without a stored
 * result, at a long time without any match, and at a matchday without one: beyond a gap, a streak
 * would be a guess. `matches` come newest first.
 */
export function knownRun(
  matches: readonly TeamMatch[],
  { longestPause, matchdays = new Map() }: KnownRunOptions,
): TeamResult[] {
  const run: TeamResult[] = [];
  const reached = new Map<string, number>();
  let newer = matches[0]?.at ?? 0;
  for (const { at, seasonId, matchday, result } of matches) {
    if (result === 'unplayed') continue;
    if (result === 'unknown' || newer - at > longestPause) return run;
    newer = at;
    if (seasonId !== null && matchday !== null) {
      const last = reached.get(seasonId);
      if (last !== undefined && misses(matchdays.get(seasonId), matchday, last)) return run;
      reached.set(seasonId, matchday);
    }
    run.push(result);
  }
  return run;
}

/** Whether the team lacks a match on some matchday between two others. */
function misses(known: ReadonlySet<number> | undefined, one: number, other: number): boolean {
  for (let between = Math.min(one, other) + 1; between < Math.max(one, other); between += 1)
    if (!known?.has(between)) return true;
  return false;
}
