import type { EventStatus } from '../../sports/event-status.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import type { SportKey } from '../../sports/sport.ts';
import { matchStatusNamed } from './phases.ts';
import type { SportEventStatus } from './schema.ts';
import { meaningOfCode, meaningOfName } from './status-codes.ts';

export interface Phase {
  status?: EventStatus;
  matchStatus?: MatchStatus;
}

/**
 * The status of a match and where play is. `status` tells the match as a
 * whole, `match_status` (by code where the feed has one) the phase: a match
 * that is interrupted in its first half says both. What neither names is left
 * unsaid, so that a status new to their feeds does not unsettle a match.
 */
export function phaseOf(told: SportEventStatus, sport: SportKey): Phase {
  const whole = meaningOfName(told.status ?? '');
  const detail =
    (told.match_status_code === undefined ? undefined : meaningOfCode(told.match_status_code)) ??
    meaningOfName(told.match_status ?? '');
  const matchStatus = numbered((detail ?? whole)?.matchStatus(sport), told);
  const status = statusOf(told.status, whole?.status, detail?.status);
  return { ...(status && { status }), ...(matchStatus && { matchStatus }) };
}

function statusOf(
  name: string | undefined,
  whole: EventStatus | undefined,
  detail: EventStatus | undefined,
): EventStatus | undefined {
  // The result is confirmed; no `match_status` says so.
  if (name === 'closed') return detail === undefined || detail === 'Ended' ? 'Finished' : detail;
  return whole === undefined || whole === 'Live' ? (detail ?? whole) : whole;
}

/** One code stands for all overtimes, and one for all extra innings: the periods tell which. */
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
