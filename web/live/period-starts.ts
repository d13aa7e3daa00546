import { createReplica } from '../../clients/live/src/replica.ts';
import { OVERTIMES, type MatchStatus } from '../../realtime/sports/match-status.ts';
import type { HeldMatch } from '../../realtime/protocol/receive-frame.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { recordOfState } from '../domain/match-record.ts';
import type { LiveMatch, Match } from '../domain/match.ts';
import type { Live } from './live-context.ts';

/** The real start of a period. */
export interface PeriodStart {
  period: MatchStatus;
  /** ms, by the server's clock. */
  at: number;
}

/** A match as its room reports it, and the start of its running period, if known. */
export interface SeenStart {
  match: Match;
  start: PeriodStart | null;
}

/** Returns how long the running period has been played by its clock, ms; 0 without a clock. */
function playedIn({ sportKey, matchStatus, clock }: LiveMatch): number {
  const { play, due, lasts } = SPORTS[sportKey].periods;
  if (!clock) return 0;
  if (clock.countdown) {
    const isOvertime = OVERTIMES.some((overtime) => overtime === matchStatus);
    const length = lasts?.[isOvertime ? 'overtime' : 'regular'] ?? 0;
    return Math.max(0, length * 60 - clock.seconds) * 1_000;
  }
  const before = play[play.indexOf(matchStatus) - 1];
  return (clock.seconds - (before === undefined ? 0 : (due[before] ?? 0)) * 60) * 1_000;
}

/** Whether the clock of the named period has not begun to run. */
export function isBeforeStart(match: LiveMatch): boolean {
  return match.clock?.running === false && playedIn(match) === 0;
}

/**
 * Returns when the running period began, by a clock that never stops within it; null for any other
 * match.
 */
export function startByClock(match: Match): PeriodStart | null {
  if (match.kind !== 'live' || !match.clock?.running) return null;
  const { play, mostAdded } = SPORTS[match.sportKey].periods;
  // A clock that stops with play needs no added time.
  if (mostAdded === 0 || !play.includes(match.matchStatus)) return null;
  return { period: match.matchStatus, at: match.clock.at - playedIn(match) };
}

/**
 * Follows the starts of a match's periods through its own room, whose state has the time of its
 * newest event. Its reports arrive as late as everything on the page. Returns the stop function.
 */
export function followStarts(
  { connections }: Pick<Live, 'connections'>,
  matchId: string,
  show: (seen: SeenStart) => void,
): () => void {
  let start: PeriodStart | null = null;
  /**
   * Index of the latest period that has begun. A correction back to an earlier period is not a
   * start.
   */
  let furthest = -1;
  const room = createReplica<HeldMatch>(({ state }, before) => {
    const { match } = recordOfState(state);
    const place = SPORTS[match.sportKey].periods.play.indexOf(match.matchStatus);
    if (match.kind === 'live' && !isBeforeStart(match)) {
      const byClock = startByClock(match);
      const hasJustBegun = before !== null && place > furthest;
      if (byClock) start = byClock;
      else if (hasJustBegun)
        start = { period: match.matchStatus, at: state.occurredAt - playedIn(match) };
      furthest = Math.max(furthest, place);
    }
    show({ match, start });
  });
  return connections.match(matchId, room).close;
}
