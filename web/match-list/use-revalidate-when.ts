import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../live/live-context.ts';
import type { LiveState } from '../live/live-store.ts';

/** Everybody who watches sees a match end at once: they ask again apart from each other, ms. */
const SOONEST = 2_000;
const SPREAD = 10_000;

/**
 * Has the page's data read anew, at a time of its own, when matches tell that
 * it must be: once for each text that `reasons` answers. `reasons` should be
 * the same function while the page's data is the same.
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
