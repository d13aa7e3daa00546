import type { MatchStatus } from './match-status.ts';
import type { Sport } from './sport.ts';

/** A reading of a match clock at the time `at` (ms). */
export interface ClockReading {
  seconds: number;
  running: boolean;
  at: number;
  /** Whether the clock shows the time left. */
  countdown?: boolean | undefined;
}

/**
 * Returns a clock's time at `now` (ms), in seconds. A countdown stops at zero. A clock that counts
 * up stops at its period's longest time, or at the feed's own reading if that is more: a clock that
 * no feed stops would run for hours.
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
