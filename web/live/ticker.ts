/** Ticks once a second for all running clocks. */
export interface Ticker {
  subscribe: (listener: () => void) => () => void;
  /** Time of the last tick by the server's clock, ms. */
  now: () => number;
  /**
   * Time when the server rendered the page, ms. Parts hydrate one by one, some after the first
   * ticks, and each must first render what its HTML shows.
   */
  renderedAt: number;
  /** Lead of the server's clock over this device's, ms. */
  skew: number;
  /** Stops all clocks at `at`, ms by this device's clock; null restarts them. */
  hold: (at: number | null) => void;
  /** Time of the stopped clocks by the server's clock, ms; null while they run. */
  heldAt: () => number | null;
}

/**
 * Returns a ticker that starts at `serverNow`, so that the browser's first render equals the HTML.
 * Clocks run behind by the delay, ms. They wait rather than go back, except for `hold`.
 */
export function createTicker(serverNow: number, skew: number, delay = () => 0): Ticker {
  const listeners = new Set<() => void>();
  const renderedAt = serverNow - delay();
  let now = renderedAt;
  let held: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    const running = Math.max(now, Date.now() + skew - delay());
    // With a delay, the time before the stop is still to be shown.
    now = held === null ? running : Math.min(held, running);
    tell();
    if (now === held) return;
    // On the full second, so that clocks change together.
    timer = setTimeout(beat, 1_000 - (now % 1_000));
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    renderedAt,
    skew,
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

/** Up to this, ms, a difference is network time, not a wrong clock. */
const TOLERANCE = 3_000;

/**
 * Returns the server's lead over this device, ms, from the time at which each clock says that the
 * page was made.
 */
export function skewOf(serverNow: number, madeAt: number): number {
  const skew = serverNow - madeAt;
  return Math.abs(skew) > TOLERANCE ? skew : 0;
}
