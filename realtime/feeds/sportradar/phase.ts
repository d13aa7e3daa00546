import { phaseOf as whichPhase, type EventStatus } from '../../sports/event-status.ts';
import { isDecision, type MatchStatus } from '../../sports/match-status.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { SportKey } from '../../sports/sport.ts';
import { matchStatusNamed } from './phases.ts';
import type { SportEventStatus } from './schema.ts';
import { meaningOfCode, meaningOfName, type CodeMeaning } from './status-codes.ts';

export interface Phase {
  status?: EventStatus;
  matchStatus?: MatchStatus;
  /** Winner, if the kind of decision implies one. */
  winner?: Side;
}

/**
 * Returns the status of a match and its phase of play. `status` describes the match, and
 * `match_status` (its code, if the feed has one) the phase: a match that is interrupted in its
 * first half has both. An unknown value stays unset, so that a new value in the feeds does not
 * break a match.
 */
export function phaseOf(reported: SportEventStatus, sport: SportKey): Phase {
  const whole = meaningOfName(reported.status ?? '');
  const code =
    reported.match_status_code === undefined
      ? undefined
      : meaningOfCode(reported.match_status_code);
  const name = meaningOfName(reported.match_status ?? '');
  const detail = code ?? name;
  const status = statusOf(reported, whole?.status, detail?.status);
  if (status && whichPhase(status) === 'result') {
    const meanings = [code, name, whole].flatMap((meaning) => meaning ?? []);
    const decided = decisionOf(reported, meanings, sport);
    if (decided) return { ...decided, status };
  }
  const matchStatus = numbered((detail ?? whole)?.matchStatus(sport), reported);
  return { ...(status && { status }), ...(matchStatus && { matchStatus }) };
}

function statusOf(
  { status: name, decided_by_fed: isAwarded }: SportEventStatus,
  whole: EventStatus | undefined,
  detail: EventStatus | undefined,
): EventStatus | undefined {
  // A closed match has a confirmed result, which no `match_status` expresses.
  if (name === 'closed')
    return detail === undefined || detail === 'Ended' || isAwarded ? 'Finished' : detail;
  return whole === undefined || whole === 'Live' ? (detail ?? whole) : whole;
}

/** Returns how an incomplete match was decided, by the first meaning that says so. */
function decisionOf(
  { decided_by_fed: isAwarded }: SportEventStatus,
  meanings: readonly CodeMeaning[],
  sport: SportKey,
): Phase | undefined {
  for (const { matchStatus: statusIn, winner } of meanings) {
    const matchStatus = statusIn(sport);
    if (matchStatus && isDecision(matchStatus)) return { matchStatus, ...(winner && { winner }) };
  }
  return isAwarded ? { matchStatus: 'Awarded' } : undefined;
}

/**
 * Returns the status with its number. One code covers all overtimes, and one all extra innings, so
 * the number of periods decides.
 */
function numbered(
  status: MatchStatus | undefined,
  { period_scores = [] }: SportEventStatus,
): MatchStatus | undefined {
  if (status === 'OT') {
    const overtimes = period_scores.filter(({ type }) => type === 'overtime').length;
    return overtimes > 1 ? (matchStatusNamed(`OT${overtimes}`) ?? status) : status;
  }
  if (status === 'I10') return matchStatusNamed(`I${Math.max(10, period_scores.length)}`) ?? status;
  return status;
}
