import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { TabData } from './tab-body.tsx';

/** Everyone who watches sees the same change: they ask again spread over this time, ms. */
const SPREAD = 4_000;
/** Not more often than this, ms. */
const EVERY = 15_000;

/**
 * The tab's data as it was last loaded: again whenever `key` changes, which
 * says of a watched match that what no room tells has changed as well. A tab
 * that cannot be loaded anew stays as it was.
 */
export function useRefetchedTab<Value>(brought: TabData<Value>, key: string): TabData<Value> {
  const fetcher = useFetcher<TabData<Value>>();
  const { pathname } = useLocation();
  const loadedFor = useRef(key);
  const askedAt = useRef(0);
  const { load } = fetcher;

  useEffect(() => {
    if (loadedFor.current === key) return;
    const wait = Math.max(0, askedAt.current + EVERY - Date.now()) + Math.random() * SPREAD;
    const timer = setTimeout(() => {
      loadedFor.current = key;
      askedAt.current = Date.now();
      void load(pathname);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, load, pathname]);

  const fresh = fetcher.data;
  return fresh === undefined || fresh.kind === 'failed' ? brought : fresh;
}
