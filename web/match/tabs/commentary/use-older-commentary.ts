import { useMemo, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Commentary, CommentaryEntry } from '../../../../edge/contracts/commentary.ts';
import type { TabData } from '../../tab-body.tsx';

export interface Earlier {
  entries: readonly CommentaryEntry[];
  load: () => void;
  state: 'idle' | 'loading' | 'failed' | 'complete';
}

/** Pages of commentary, from the one the tab brought back to the beginning of the match. */
export function useOlderCommentary(brought: Commentary | null): Earlier {
  const fetcher = useFetcher<TabData<{ commentary: Commentary | null }>>();
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly Commentary[]>([]);
  const answer = fetcher.data;
  const page = answer?.kind === 'loaded' ? answer.value.commentary : null;
  // Each answer is added once, while rendering: the last page is the answer that was added before.
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
