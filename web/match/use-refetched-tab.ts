import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { TabData } from './tab-body.tsx';

/** All viewers see the same change: their requests are spread over this time, ms. */
const SPREAD = 4_000;
/** Shortest interval, ms. */
const EVERY = 15_000;

/**
 * Reloads a tab's data whenever `key` changes. `key` contains the room's data of a match whose
 * changes make the tab's data out of date. A failed reload keeps the shown data.
 */
export function useRefetchedTab<Value>(
  brought: TabData<Value>,
  key: string,
  /** Path of the data, if not this tab's. */
  path?: string,
): TabData<Value> {
  const fetcher = useFetcher<TabData<Value>>();
  const { pathname } = useLocation();
  const from = path ?? pathname;
  const loadedFor = useRef(key);
  const askedAt = useRef(0);
  const { load } = fetcher;

  useEffect(() => {
    if (loadedFor.current === key) return;
    const wait = Math.max(0, askedAt.current + EVERY - Date.now()) + Math.random() * SPREAD;
    const timer = setTimeout(() => {
      loadedFor.current = key;
      askedAt.current = Date.now();
      void load(from);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, load, from]);

  const fresh = fetcher.data;
  return fresh === undefined || fresh.kind === 'failed' ? brought : fresh;
}
