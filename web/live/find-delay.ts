import { MAX_DELAY } from '../../edge/contracts/delay.ts';
import { isPause, type MatchStatus } from '../../realtime/sports/match-status.ts';
import type { Periods } from '../../realtime/sports/periods.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Match } from '../domain/match.ts';
import { isBeforeStart, startByClock, type PeriodStart } from './period-starts.ts';

/** The start of a period that a fan may see now; it does not reveal the score. */
export interface Moment {
  period: MatchStatus;
  /** The sport's word for its periods. */
  called: Periods['called'];
  /** The planned time of a match that is still to begin, ms. */
  expectedAt: number | null;
}

/** The result of a tap: the delay, s, or why it cannot be one. */
export type Measured =
  | { kind: 'found'; seconds: number }
  /** The tap came this long before the start. */
  | { kind: 'early'; seconds: number }
  | { kind: 'late' };

/** A match is offered from `SOON` ms before its start until it is `OVERDUE` ms late. */
const SOON = 30 * 60_000;
const OVERDUE = 60 * 60_000;

/** Returns the start that a fan may see at `now` (ms, server's clock), or null. */
export function momentOf(match: Match, start: PeriodStart | null, now: number): Moment | null {
  const { play, called } = SPORTS[match.sportKey].periods;
  const [first] = play;
  if (match.kind === 'fixture') {
    const wait = match.startTime - now;
    const isNear = !match.startTimeTbd && wait <= SOON && wait >= -OVERDUE;
    if (!isNear || first === undefined) return null;
    return { period: first, called, expectedAt: wait > 0 ? match.startTime : null };
  }
  if (match.kind !== 'live') return null;
  const { matchStatus, periods } = match;
  if (start?.period === matchStatus)
    return now - start.at <= MAX_DELAY * 1_000
      ? { period: matchStatus, called, expectedAt: null }
      : null;
  if (isBeforeStart(match) && play.includes(matchStatus))
    return { period: matchStatus, called, expectedAt: null };
  const next = isPause(matchStatus) ? play[periods.length] : undefined;
  return next === undefined ? null : { period: next, called, expectedAt: null };
}

/**
 * Returns the matches with a moment at `now` (ms), by their start; the match with the id `first`
 * comes before all.
 */
export function matchesToSee(matches: Iterable<Match>, now: number, first?: string): Match[] {
  return [...matches]
    .filter((match) => momentOf(match, startByClock(match), now) !== null)
    .toSorted(
      (a, b) => Number(b.id === first) - Number(a.id === first) || a.startTime - b.startTime,
    );
}

/**
 * Returns the delay of a fan who saw at `seenAt` what happened at `startedAt` (ms, server's clock).
 */
export function measure(seenAt: number, startedAt: number): Measured {
  const seconds = Math.round((seenAt - startedAt) / 1_000);
  if (seconds < 0) return { kind: 'early', seconds: -seconds };
  return seconds > MAX_DELAY ? { kind: 'late' } : { kind: 'found', seconds: Math.max(0, seconds) };
}
