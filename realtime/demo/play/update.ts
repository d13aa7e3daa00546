import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Change } from './match-setup.ts';

/** What only the sending of a change can say. */
export interface Sending {
  matchId: string;
  sequence: number;
  /** ms */
  now: number;
  /** Whether a running clock may run by itself in browsers: only if play goes at the tempo of real time. */
  realTime: boolean;
}

export function updateOf(
  change: Change,
  { matchId, sequence, now, realTime }: Sending,
): MatchUpdate {
  const { clock, ...rest } = change;
  return {
    matchId,
    sequence,
    occurredAt: now,
    ...rest,
    ...(clock && { clock: { ...clock, running: clock.running && realTime, at: now } }),
    ...(clock === null && { clock }),
  };
}
