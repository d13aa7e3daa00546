import { DEFAULT_BACKOFF, type Backoff } from '../backoff.ts';

/** Timeouts and intervals, ms. */
export interface Timing {
  /** For the stream's first answer, redirects included. */
  connect: number;
  /** Between messages of the stream; it sends a heartbeat every 5 s. */
  silence: number;
  /** For a REST feed's answer. */
  rest: number;
  /** Between two reads of the live matches: the stream omits some status changes. */
  refresh: number;
  /** Between two reads of the day's matches. */
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
