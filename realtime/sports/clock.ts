import type { MatchStatus } from './match-status.ts';
import type { Sport } from './sport.ts';

/** A match clock as it was read at the time `at` (ms). */
export interface ClockReading {
  seconds: number;
  running: boolean;
  at: number;
  /** It shows the time left. */
  countdown?: boolean | undefined;
}

/**
 * What a clock shows at `now`, in seconds. One that counts down stops at zero;
 * one that counts up where no period of the sport lasts longer, unless a feed
 * told more: one that nobody stopped would run on for hours.
 */
export function clockSeconds(
  { periods: { due, mostAdded } }: Sport,
  clock: ClockReading,
  matchStatus: MatchStatus,
  now: number,
): number {
  const passed = clock.running ? Math.max(0, Math.floor((now - clock.at) / 1_000)) : 0;
  if (clock.countdown) return Math.max(0, clock.seconds - passed);
  const end = due[matchStatus];
  const most = end === undefined ? Infinity : Math.max((end + mostAdded) * 60, clock.seconds);
  return Math.min(clock.seconds + passed, most);
}
