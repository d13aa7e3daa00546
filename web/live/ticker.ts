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
  /** Stops every clock where it was at `at`, ms by this device's clock; null has them run again. */
  hold: (at: number | null) => void;
  /** The time that the clocks were stopped at as the server's clock has it, ms; null while they run. */
  heldAt: () => number | null;
}

/**
 * A ticker that starts from the server's `serverNow`, so that the first render
 * in the browser shows what the HTML shows. `skew` is how far the server's
 * clock is ahead of this device's, ms.
 */
export function createTicker(serverNow: number, skew: number): Ticker {
  const listeners = new Set<() => void>();
  let now = serverNow;
  let held: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    now = held ?? Math.max(now, Date.now() + skew);
    tell();
    if (held !== null) return;
    // On the full second, so that clocks change together.
    timer = setTimeout(beat, 1_000 - (now % 1_000));
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    renderedAt: serverNow,
    now: () => now,
    heldAt: () => held,
    hold: (at) => {
      held = at === null ? null : at + skew;
      clearTimeout(timer);
      if (listeners.size > 0) timer = setTimeout(beat, 0);
    },
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
