/** A retry with exponential backoff. */
export interface Retry {
  /** Retries after a delay, or once the browser is online again; does nothing if one is pending. */
  later: () => void;
  isWaiting: () => boolean;
  /** Resets the delay after a success. */
  reset: () => void;
  stop: () => void;
}

/** Delay of the first retry, ms. Each further retry doubles it, up to `MOST`. */
const FIRST = 1_000;
const MOST = 16_000;

export function createRetry(again: () => void): Retry {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function end(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    window.removeEventListener('online', run);
  }
  function run(): void {
    end();
    again();
  }
  return {
    later: () => {
      if (timer !== null) return;
      // Jitter, so that viewers do not all retry at once.
      const wait = Math.min(MOST, FIRST * 2 ** count) * (0.75 + Math.random() / 2);
      count += 1;
      timer = setTimeout(run, wait);
      window.addEventListener('online', run);
    },
    isWaiting: () => timer !== null,
    reset: () => (count = 0),
    stop: end,
  };
}
