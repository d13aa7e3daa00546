import { DEFAULT_BACKOFF, type Backoff } from '../backoff.ts';

/** Timeouts and intervals, ms. */
export interface Timing {
  /** Timeout of the stream's first response, redirects included. */
  connect: number;
  /** Longest silence of the stream, which sends a heartbeat every 5 s. */
  silence: number;
  /** Timeout of a REST response. */
  rest: number;
  /** Interval between reads of the live matches: the stream omits some status changes. */
  refresh: number;
  /** Interval between reads of the day's matches. */
  day: number;
  backoff: Backoff;
}

export const DEFAULT_TIMING: Timing = {
  connect: 20_000,
  silence: 12_000,
  rest: 15_000,
  refresh: 60_000,
  day: 10 * 60_000,
  backoff: DEFAULT_BACKOFF,
};
