import type { Delay } from './delay.ts';
import { released, taken, type HeldBack } from './held-back.ts';

export interface DelayLine<Value> {
  push: (value: Value) => void;
  /** Whether a value waits. */
  isWaiting: () => boolean;
  /** Drops the values that wait. */
  stop: () => void;
}

/**
 * Returns a line that shows each value once it is as old as the delay, or at once without a delay.
 * If several are due together, it shows only the latest. A shorter delay shows at once what is then
 * due; a longer one takes nothing back. Ages come from the page's own clock, so a change of the
 * device's time shows nothing early.
 */
export function createDelayLine<Value>(
  delay: Delay,
  show: (value: Value) => void,
): DelayLine<Value> {
  let held: HeldBack<Value | null> = { shown: null, waiting: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;

  function stop(): void {
    clearTimeout(timer);
    unsubscribe?.();
    unsubscribe = undefined;
    held = { shown: null, waiting: [] };
  }

  function release(): void {
    clearTimeout(timer);
    const now = performance.now();
    const next = released(held, now, delay.getState());
    const value = next === held ? null : next.shown;
    held = next;
    const [first] = held.waiting;
    if (first) timer = setTimeout(release, Math.ceil(first.came + delay.getState() - now));
    else stop();
    if (value !== null) show(value);
  }

  return {
    push: (value) => {
      held = taken(held, value, performance.now());
      unsubscribe ??= delay.subscribe(release);
      release();
    },
    isWaiting: () => held.waiting.length > 0,
    stop,
  };
}
