import { createContext, useContext, useState } from 'react';
import type { ListedAnswer } from '../../app/use-more-pages.ts';
import type { ListedMatch } from '../../domain/event-page.ts';
import type { LivePage } from './frame-page.ts';

/** Function that loads the page of a web view's address; null if it is not available. */
export const ReadPageContext = createContext<(address: string) => Promise<LivePage | null>>(
  async () => null,
);

const FAILED: ListedAnswer<ListedMatch> = {
  page: { kind: 'failed', status: 503, message: '' },
};

/** Returns a fetcher for further pages of a match list, as `useFetcher` does on full pages. */
export function usePageFetcher() {
  const read = useContext(ReadPageContext);
  const [data, setData] = useState<ListedAnswer<ListedMatch>>();
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  const load = async (address: string) => {
    setState('loading');
    const page = await read(address).catch(() => null);
    setData(page?.screen === 'matches' ? { page: page.content.page } : { ...FAILED });
    setState('idle');
  };
  return { data, state, load };
}
