import type { Clock } from '../../realtime/protocol/match-state.ts';
import type { MatchStatus } from '../../realtime/sports/match-status.ts';

/** The minute at which a part of a football match is due to end; what follows is stoppage time. */
const DUE_END: Partial<Record<MatchStatus, number>> = { H1: 45, H2: 90, ET1: 105, ET2: 120 };

/**
 * What the clock shows at `now` (ms): minutes as N' (spec point 4), stoppage
 * time as 45+N'; the time left as m:ss in sports that count down.
 */
export function playedTime(clock: Clock, matchStatus: MatchStatus, now: number): string {
  const passed = clock.running ? Math.max(0, Math.floor((now - clock.at) / 1000)) : 0;
  if (clock.countdown) {
    const left = Math.max(0, clock.seconds - passed);
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  }
  const minute = Math.floor((clock.seconds + passed) / 60);
  const due = DUE_END[matchStatus];
  return due !== undefined && minute > due ? `${due}+${minute - due}'` : `${minute}'`;
}
