import { useMemo, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Commentary, CommentaryEntry } from '../../../../edge/contracts/commentary.ts';
import type { TabData } from '../../tab-data.ts';

export interface Earlier {
  entries: readonly CommentaryEntry[];
  load: () => void;
  state: 'idle' | 'loading' | 'failed' | 'complete';
}

/** Returns pages of commentary, from the tab's own back to the start of the match. */
export function useOlderCommentary(brought: Commentary | null): Earlier {
  const fetcher = useFetcher<TabData<{ commentary: Commentary | null }>>();
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly Commentary[]>([]);
  const answer = fetcher.data;
  const page = answer?.kind === 'loaded' ? answer.value.commentary : null;
  // Adds each response once, while rendering: the last page is the previous response.
  if (page && page !== pages.at(-1)) setPages([...pages, page]);
  const all = useMemo(() => [...(brought ? [brought] : []), ...pages], [brought, pages]);
  const entries = useMemo(() => all.flatMap((each) => each.entries), [all]);
  const flag = all.at(-1)?.flag ?? null;
  return {
    entries,
    load: () => {
      if (flag !== null) void fetcher.load(`${pathname}?${new URLSearchParams({ flag })}`);
    },
    state: stateOf(fetcher.state !== 'idle', answer?.kind === 'failed', flag),
  };
}

function stateOf(isLoading: boolean, hasFailed: boolean, flag: string | null): Earlier['state'] {
  if (flag === null) return 'complete';
  if (isLoading) return 'loading';
  return hasFailed ? 'failed' : 'idle';
}
