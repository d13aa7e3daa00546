import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { TabData } from './tab-body.tsx';

/** Everyone who watches sees the same change: they ask again spread over this time, ms. */
const SPREAD = 4_000;
/** Not more often than this, ms. */
const EVERY = 15_000;

/**
 * A tab's data, loaded again whenever `key` changes. `key` is made of what the
 * room tells of a match, after whose changes the data that no room tells is out
 * of date too. A tab that cannot be loaded again keeps what it shows.
 */
export function useRefetchedTab<Value>(
  brought: TabData<Value>,
  key: string,
  /** Where the data is, if not on this very tab. */
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
