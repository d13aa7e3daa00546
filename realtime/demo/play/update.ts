import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Change } from './match-setup.ts';

/** Facts known only when a change is sent. */
export interface Sending {
  matchId: string;
  sequence: number;
  /** ms */
  now: number;
  /** Whether a running clock may advance in browsers: only at real-time speed. */
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
