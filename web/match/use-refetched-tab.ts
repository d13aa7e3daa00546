import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useLive } from '../live/live-context.ts';
import { useLate } from './use-late.ts';
import { AHEAD, type TabData } from './tab-data.ts';

/** All viewers see the same change: their requests are spread over this time, ms. */
const SPREAD = 4_000;
/** Shortest interval, ms. */
const EVERY = 15_000;

/**
 * Reloads a tab's data whenever `key` changes. `key` contains the room's data of a match whose
 * changes make the tab's data out of date. A failed reload keeps the shown data. With a delay, what
 * is loaded waits like all else, and data that the server held is loaded at once.
 */
export function useRefetchedTab<Value>(
  brought: TabData<Value>,
  key = '',
  /** Path of the data, if not this tab's. */
  path?: string,
): TabData<Value> {
  const fetcher = useFetcher<TabData<Value>>();
  const { delay } = useLive().live;
  const { pathname } = useLocation();
  const from = path ?? pathname;
  const loadedFor = useRef(brought.kind === 'held' ? null : key);
  const askedAt = useRef(0);
  const { load } = fetcher;

  useEffect(() => {
    if (loadedFor.current === key) return;
    const since = Math.max(0, askedAt.current + EVERY - Date.now());
    const wait = loadedFor.current === null ? 0 : since + Math.random() * SPREAD;
    const timer = setTimeout(() => {
      loadedFor.current = key;
      askedAt.current = Date.now();
      void load(delay.getState() > 0 ? `${from}?${AHEAD}` : from);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, load, from, delay]);

  const fresh = useLate(fetcher.data);
  return fresh === undefined || fresh.kind === 'failed' ? brought : fresh;
}
