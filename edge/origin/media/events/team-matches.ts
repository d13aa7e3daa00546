import { IN_PLAY_STATUSES, isUnplayed, phaseOf } from '../../../../realtime/sports/event-status.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import { formResultOf, winnerOf } from '../../../../realtime/sports/score.ts';
import { isOverdue } from '../../../shared/overdue.ts';
import type { MatchRow } from '../../db/schema.ts';
import type { TeamMatch } from './known-run.ts';

const DAY = 86_400_000;
/**
 * Longest time between two matches of a team, ms: football's summer. In a longer gap, matches may
 * be missing.
 */
export const LONGEST_PAUSE = 100 * DAY;
/** The same between two meetings, ms: two teams of one league meet each year. */
export const LONGEST_PAUSE_OF_MEETINGS = 400 * DAY;
/**
 * How far before and after a match its teams' matchdays are read, ms: its season and the adjacent
 * ones.
 */
export const ROUNDS_NEAR = 730 * DAY;
/**
 * Longest time from a match's start to its result, ms. A match that is in play for longer has lost
 * its feed.
 */
const LONGEST_PLAY = DAY;

const MATCHDAY = /^(?:matchday|week) (\d+)$/i;

/** Returns a team's matches with what is known of them at `now` (ms), in the order of `rows`. */
export function teamMatches(
  rows: readonly { match: MatchRow; league: string }[],
  teamId: string,
  now: number,
): TeamMatch[] {
  return rows.map(({ match, league }) => {
    const side: Side = match.homeTeamId === teamId ? 'home' : 'away';
    const winner = winnerIn(match);
    return {
      at: match.startTime,
      seasonId: match.seasonId,
      matchday: matchdayOf(match.round),
      result:
        phaseOf(match.status) !== 'result'
          ? withoutResult(match, now)
          : winner === undefined
            ? 'unknown'
            : { side, outcome: formResultOf(side, winner), score: match.score, league },
    };
  });
}

/** Returns the matchdays of each season that these rounds name. */
export function matchdaysOf(
  rows: readonly Pick<MatchRow, 'seasonId' | 'round'>[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const seasons = new Map<string, Set<number>>();
  for (const { seasonId, round } of rows) {
    const matchday = matchdayOf(round);
    if (seasonId === null || matchday === null) continue;
    const known = seasons.get(seasonId) ?? new Set();
    seasons.set(seasonId, known.add(matchday));
  }
  return seasons;
}

/** Returns the side that won; null for a draw, undefined if unknown. */
export function winnerIn(match: MatchRow): Side | null | undefined {
  const { winner, score, shootout } = match;
  const side = score === null ? winner : winnerOf({ winner, score, shootout });
  if (side) return side;
  return score && !isUnplayed({ ...match, score }) ? null : undefined;
}

function withoutResult(match: MatchRow, now: number): 'unplayed' | 'unknown' {
  const { status, startTime, sportId } = match;
  if (status === 'Cancelled' || status === 'Postponed') return 'unplayed';
  if (status === 'Abandoned') return 'unknown';
  if (IN_PLAY_STATUSES.has(status)) return now >= startTime + LONGEST_PLAY ? 'unknown' : 'unplayed';
  return isOverdue({ ...match, sportKey: sportById(sportId).key }, now) ? 'unknown' : 'unplayed';
}

function matchdayOf(round: string | null): number | null {
  const [, number] = MATCHDAY.exec(round ?? '') ?? [];
  return number === undefined ? null : Number(number);
}
