import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Settled } from '../api/settled.ts';
import type { PageCache, Page } from './page-cache.ts';

/** Response of a list's loader. */
export interface ListedAnswer<Entry> {
  page: Settled<Page<Entry>>;
}

export interface MorePages<Entry> {
  entries: readonly Entry[];
  /** Next page's cursor: null at the end. */
  flag: string | null;
  isLoading: boolean;
  isFailed: boolean;
  more: () => void;
}

/** Loaded further pages, and the last response among them. */
interface Taken<Entry> {
  pages: readonly Page<Entry>[];
  taken: ListedAnswer<Entry> | undefined;
}

export interface ListOptions<Entry> {
  /** The list's address: `?flag=` makes it the next page's. */
  path: string;
  /** Identifies entries: one that moved between two calls can be in both pages. Must be stable. */
  idOf: (entry: Entry) => string;
  kept: PageCache<Entry>;
}

/** Fetches further pages: `useFetcher` of the list's own loader. */
interface PageFetcher<Entry> {
  data: ListedAnswer<Entry> | undefined;
  state: 'idle' | 'loading' | 'submitting';
  load: (path: string) => Promise<void>;
}

/** Returns a list that grows by a loader's pages. */
export function useMorePages<Entry>(
  first: Page<Entry>,
  { path, idOf, kept }: ListOptions<Entry>,
  fetcher: PageFetcher<Entry>,
): MorePages<Entry> {
  const answer = fetcher.data;
  const place = `${useLocation().key} ${path}`;
  const [{ pages, taken }, setTaken] = useState<Taken<Entry>>(() => ({
    pages: kept.find(place, first.flag),
    taken: undefined,
  }));
  if (answer && answer !== taken)
    setTaken({
      pages: answer.page.kind === 'loaded' ? [...pages, answer.page.value] : pages,
      taken: answer,
    });

  useEffect(() => {
    if (pages.length > 0) kept.keep(place, { flag: first.flag, pages });
  }, [kept, place, first.flag, pages]);

  const entries = useMemo(() => {
    const all = [first, ...pages].flatMap((page) => page.entries);
    return [...new Map(all.map((entry) => [idOf(entry), entry])).values()];
  }, [first, pages, idOf]);
  const flag = (pages.at(-1) ?? first).flag;
  return {
    entries,
    flag,
    isLoading: fetcher.state !== 'idle',
    isFailed: fetcher.state === 'idle' && answer?.page.kind === 'failed',
    more: () => {
      if (flag !== null && fetcher.state === 'idle')
        void fetcher.load(
          `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ flag })}`,
        );
    },
  };
}
