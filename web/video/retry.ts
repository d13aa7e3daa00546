/** A try that is made again later and later. */
export interface Retry {
  /** Makes it after a while, or once the browser is online again; does nothing while one waits. */
  later: () => void;
  isWaiting: () => boolean;
  /** It has worked: the next one comes soon again. */
  reset: () => void;
  stop: () => void;
}

/** ms before the first try; each one waits twice as long as the one before, up to the most. */
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
      // Spread, so that not all viewers ask at one moment.
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
