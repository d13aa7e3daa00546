import { DEFAULT_BACKOFF, type Backoff } from '../backoff.ts';

/** How long the feed waits for what, ms. */
export interface Timing {
  /** For the stream's first answer, redirects included. */
  connect: number;
  /** For a sign of life of the stream; they send a heartbeat every 5 s. */
  silence: number;
  /** For the answer of a REST feed. */
  rest: number;
  /** Between two looks at the live matches: the stream does not tell every change of status. */
  refresh: number;
  /** Between two looks at the matches of the day. */
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
