import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from './live-context.ts';
import type { LiveState } from './live-context.ts';

/**
 * Shortest random delay, and its range, ms. All viewers see a match end at once, so their requests
 * are spread.
 */
const SOONEST = 2_000;
const SPREAD = 10_000;

/**
 * Reloads the page's data, after a random delay, when matches require it: once for each text that
 * `reasons` returns. `reasons` should be the same function while the page's data is the same.
 */
export function useRevalidateWhen(
  reasons: (matches: LiveState['matches']) => readonly string[],
): void {
  const { live } = useLive();
  const { revalidate } = useRevalidator();
  const asked = useRef(new Set<string>());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () =>
      reasons(live.store.getState().matches).filter((reason) => !asked.current.has(reason));
    const ask = () => {
      timer = undefined;
      for (const reason of open()) asked.current.add(reason);
      void revalidate();
    };
    const look = () => {
      if (timer === undefined && open().length > 0)
        timer = setTimeout(ask, SOONEST + Math.random() * SPREAD);
    };
    look();
    const leave = live.store.subscribe(look);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [live, reasons, revalidate]);
}
