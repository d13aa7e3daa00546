import { phaseOf, type EventStatus } from '../../../realtime/sports/event-status.ts';
import { isDecision } from '../../../realtime/sports/match-status.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Score } from '../../../realtime/sports/score.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { matchStatusText } from './match-status-text.ts';
import type { Text } from './text.ts';

export interface Ending {
  sportKey: SportKey;
  status: EventStatus;
  matchStatus: string | null;
  shootout?: Score | null;
  /** Periods that have begun: their number shows baseball's extra innings. */
  periods?: readonly unknown[];
}

const REGULAR_INNINGS = 9;

/** Returns how a match ended, unless in normal time: 'AET', 'Pens 4–3', 'OT', 'Inn 10', 'Retired'. */
export function endingText(
  t: Text,
  { sportKey, status, matchStatus, shootout, periods = [] }: Ending,
): string | null {
  if (matchStatus === null || phaseOf(status) !== 'result') return null;
  if (isDecision(matchStatus)) return matchStatusText(t, matchStatus);
  if (shootout) return t('eventStatus.penalties', { score: `${shootout.home}–${shootout.away}` });
  if (matchStatus === 'AP') return matchStatusText(t, 'AP');
  if (matchStatus !== 'AET') return null;
  const { family } = SPORTS[sportKey].periods;
  if (family !== 'innings') return matchStatusText(t, family === 'halves' ? 'AET' : 'OT');
  return periods.length > REGULAR_INNINGS ? matchStatusText(t, `I${periods.length}`) : null;
}
