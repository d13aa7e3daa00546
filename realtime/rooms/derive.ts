import { CLOSED_STATUSES, phaseOf, type EventStatus } from '../sports/event-status.ts';
import { isFinal, isPause, type MatchStatus } from '../sports/match-status.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import type { Clock, MatchState, Points, Situation } from '../protocol/match-state.ts';
import type { Side, Sides } from '../protocol/primitives.ts';
import { scoreOf } from '../sports/score.ts';
import { clockSeconds } from '../sports/clock.ts';
import type { Sport } from '../sports/sport.ts';

/*
 * These functions derive the members that an update leaves out. A feed's explicit values always
 * win.
 */

/**
 * Returns the status after an update. A match that had not begun becomes live with an update that
 * names a period of play.
 */
export function statusAfter(sport: Sport, state: MatchState, update: MatchUpdate): EventStatus {
  if (update.status) return update.status;
  const waiting = state.status === 'NotStarted' || state.status === 'Delayed';
  const playing =
    update.matchStatus !== undefined && sport.periods.play.includes(update.matchStatus);
  return waiting && playing ? 'Live' : state.status;
}

/** Returns the match status after an update; if a new status contradicts it, one that fits. */
export function matchStatusAfter(
  sport: Sport,
  state: MatchState,
  update: MatchUpdate,
  status: EventStatus,
): MatchStatus {
  if (update.matchStatus) return update.matchStatus;
  if (status === state.status) return state.matchStatus;
  if (status === 'NotStarted') return 'Not start';
  if (status === 'Live')
    return isUnderway(state.matchStatus) ? state.matchStatus : latestPeriod(sport, state, update);
  if (status === 'Ended' || status === 'Finished')
    return isFinal(state.matchStatus) ? state.matchStatus : ending(state.matchStatus);
  return state.matchStatus;
}

/** Returns the score after an update. Periods that come without a score define it. */
export function scoreAfter(sport: Sport, state: MatchState, update: MatchUpdate): Sides {
  if (update.score) return update.score;
  return update.periods ? scoreOf(sport, update.periods) : state.score;
}

/**
 * Returns eventGameScore of spec point 3. After the first half its first entry is the half-time
 * score, such as '1:0'. If the feed reports no periods, that is the score at half-time.
 */
export function gameScoreAfter(
  sport: Sport,
  state: MatchState,
  update: MatchUpdate,
  now: { matchStatus: MatchStatus; periods: readonly Sides[]; score: Sides },
): string[] {
  if (update.gameScore) return update.gameScore;
  if (sport.halfTimeScore === 'none' || now.matchStatus === 'Not start' || now.matchStatus === 'H1')
    return state.gameScore;
  const half = now.periods[0] ?? (now.matchStatus === 'HT' ? now.score : undefined);
  if (!half) return state.gameScore;
  return [`${half.home}:${half.away}`, ...state.gameScore.slice(1)];
}

/**
 * Returns the clock after an update. If the update sets no clock, a running clock stops when play
 * stops, but not while the status is `Unknown`.
 */
export function clockAfter(
  sport: Sport,
  state: MatchState,
  update: MatchUpdate,
  now: { status: EventStatus; matchStatus: MatchStatus },
): Clock | undefined {
  if (update.clock !== undefined) return update.clock ?? undefined;
  const { clock } = state;
  const playing = now.status === 'Live' && isUnderway(now.matchStatus) && !isPause(now.matchStatus);
  if (!clock?.running || playing || now.status === 'Unknown') return clock;
  const seconds = clockSeconds(sport, clock, state.matchStatus, update.occurredAt);
  return {
    ...clock,
    seconds: Math.min(seconds, 86_400),
    running: false,
    at: update.occurredAt,
  };
}

/** Returns the points of the current game, which ends with its match. */
export function pointsAfter(
  state: MatchState,
  update: MatchUpdate,
  status: EventStatus,
): Points | undefined {
  if (update.points !== undefined) return update.points ?? undefined;
  return CLOSED_STATUSES.has(status) ? undefined : state.points;
}

/**
 * Returns the winner, or undefined while the match is not over; a match that resumes loses its
 * winner.
 */
export function winnerAfter(
  state: MatchState,
  update: MatchUpdate,
  status: EventStatus,
): Side | undefined {
  if (phaseOf(status) !== 'result') return undefined;
  return (update.winner === undefined ? state.winner : update.winner) ?? undefined;
}

/**
 * Returns the situation of the next play. A break, a new period or the end of the match clears it.
 */
export function situationAfter(
  state: MatchState,
  update: MatchUpdate,
  now: { status: EventStatus; matchStatus: MatchStatus },
): Situation | undefined {
  if (update.situation !== undefined) return update.situation ?? undefined;
  const goesOn = now.matchStatus === state.matchStatus && !isPause(now.matchStatus);
  return goesOn && !CLOSED_STATUSES.has(now.status) ? state.situation : undefined;
}

function latestPeriod(sport: Sport, state: MatchState, update: MatchUpdate): MatchStatus {
  const reported = (update.periods ?? state.periods).length;
  return sport.periods.play[Math.max(0, reported - 1)] ?? state.matchStatus;
}

function ending(matchStatus: MatchStatus): MatchStatus {
  if (matchStatus === 'PEN') return 'AP';
  return matchStatus === 'ET1' || matchStatus === 'ETHT' || matchStatus === 'ET2' ? 'AET' : 'Ended';
}

function isUnderway(matchStatus: MatchStatus): boolean {
  return matchStatus !== 'Not start' && !isFinal(matchStatus);
}
