/** One beat a second for everything that shows a running clock. */
export interface Ticker {
  subscribe: (listener: () => void) => () => void;
  /** The time of the last beat as the server's clock has it, ms. */
  now: () => number;
  /**
   * The time that the server made the page at, ms. Parts of a page hydrate one by
   * one, some after the first beats, and each must first render what its HTML
   * shows.
   */
  renderedAt: number;
}

/**
 * A ticker that starts from the server's `serverNow`, so that the first render
 * in the browser shows what the HTML shows. `skew` is how far the server's
 * clock is ahead of this device's, ms.
 */
export function createTicker(serverNow: number, skew: number): Ticker {
  const listeners = new Set<() => void>();
  let now = serverNow;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    now = Math.max(now, Date.now() + skew);
    for (const listener of listeners) listener();
    // On the full second, so that clocks change together.
    timer = setTimeout(beat, 1_000 - (now % 1_000));
  }

  return {
    renderedAt: serverNow,
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) timer = setTimeout(beat, 0);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}

/** A smaller difference, ms, is the time that the page was on its way, not a wrong clock. */
const TOLERANCE = 3_000;

/** How far the server is ahead of this device, read from when the page began to arrive. */
export function skewOf(serverNow: number, arrivedAt: number): number {
  const skew = serverNow - arrivedAt;
  return Math.abs(skew) > TOLERANCE ? skew : 0;
}
