import { useCallback, useEffect, type RefObject } from 'react';
import type { FetcherWithComponents } from 'react-router';

/** Delay before a failed load is retried, ms. */
const RETRY_MS = 2_000;

/**
 * Loads a path once `place` comes within a window's height of the window, and again 2 s after each
 * failure, while the page is open and `isMissing`. Returns a function that loads it at once.
 */
export function useNearLoad(
  { load: fetch, data, state }: Pick<FetcherWithComponents<unknown>, 'load' | 'data' | 'state'>,
  { path, place, isMissing }: NearLoad,
): () => void {
  const load = useCallback(() => void fetch(path), [fetch, path]);
  useEffect(() => {
    if (!isMissing || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isMissing, place, load]);
  useEffect(() => {
    if (!isMissing || state !== 'idle' || data === undefined) return undefined;
    const timer = setTimeout(load, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isMissing, state, data, load]);
  return load;
}

export interface NearLoad {
  path: string;
  place: RefObject<HTMLElement | null>;
  /** Whether the page still lacks the path's data. */
  isMissing: boolean;
}
