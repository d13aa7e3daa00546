import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { createDelayLine } from '../live/delay-line.ts';
import { useLive } from '../live/live-context.ts';
import { useLatest } from '../ui/use-latest.ts';
import { AHEAD, type TabData } from './tab-data.ts';

/** All viewers see a change at once, so their requests are spread over this time, ms. */
const SPREAD = 4_000;
/** Shortest time between two requests of a page, ms. */
const EVERY = 15_000;

/**
 * Returns a tab's data, and requests it again after `key` has changed: the part of a match's live data
 * that the tab's data depends on. A request that fails leaves the shown data. If the fan has set a
 * delay, an answer is shown once it is that old; data that the server therefore held back is requested
 * at once.
 */
export function useRefetchedTab<Value>(
  initial: TabData<Value>,
  key = '',
  /** Path of the data; by default the page's. */
  path?: string,
): TabData<Value> {
  const fetcher = useFetcher<TabData<Value>>();
  const { delay } = useLive().live;
  const { pathname } = useLocation();
  const from = path ?? pathname;
  const requestedFor = useRef(initial.kind === 'held' ? null : key);
  const requestedAt = useRef(0);
  const { load } = fetcher;

  useEffect(() => {
    if (requestedFor.current === key) return;
    const pause = Math.max(0, requestedAt.current + EVERY - Date.now());
    const wait = requestedFor.current === null ? 0 : pause + Math.random() * SPREAD;
    const timer = setTimeout(() => {
      requestedFor.current = key;
      requestedAt.current = Date.now();
      void load(delay.getState() > 0 ? `${from}?${AHEAD}` : from);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, load, from, delay]);

  const { data } = fetcher;
  const latest = useLatest(data?.kind === 'failed' ? undefined : data);
  return useDelayed(latest ?? undefined) ?? initial;
}

/** Returns the latest value that is at least as old as the delay, if there is one. */
function useDelayed<Value>(value: Value | undefined): Value | undefined {
  const { delay } = useLive().live;
  const [shown, setShown] = useState<Value>();
  const [line] = useState(() => createDelayLine<Value>(delay, (due) => setShown(() => due)));
  useEffect(() => {
    if (value !== undefined) line.push(value);
  }, [line, value]);
  useEffect(() => line.stop, [line]);
  return delay.getState() === 0 ? value : shown;
}
