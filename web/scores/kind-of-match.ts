import { IN_PLAY_STATUSES, type EventStatus } from '../../realtime/protocol/event-status.ts';
import type { Match } from './match.ts';

/** Which kind of match a status makes. */
export function kindOfMatch(status: EventStatus): Match['kind'] {
  if (status === 'NotStarted' || status === 'Delayed') return 'fixture';
  if (status === 'Ended' || status === 'Finished') return 'result';
  return IN_PLAY_STATUSES.has(status) ? 'live' : 'off';
}
