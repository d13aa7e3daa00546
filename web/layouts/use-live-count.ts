import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLive, type LiveState } from '../live/live-context.ts';

/** Matches the paths of pages that follow the rooms of all sports. */
const WHOLE = /^\/(?:live)?$/;
/**
 * Time without a change before the count is shown, ms: the page joins its rooms one after another.
 */
const SETTLE = 300;

/**
 * Returns the number of live matches. A page that follows all sports counts them in its rooms.
 * Other pages keep the last such count, or 0 if there is none.
 */
export function useLiveCount(pathname: string): number {
  const isWhole = WHOLE.test(pathname);
  const counted = useStore(useLive().live.store, (live) => (isWhole ? countOf(live) : null));
  const [shown, show] = useState(0);
  useEffect(() => {
    if (counted === null) return undefined;
    const timer = setTimeout(() => show(counted), SETTLE);
    return () => clearTimeout(timer);
  }, [counted]);
  return shown;
}

function countOf({ matches }: LiveState): number {
  let count = 0;
  for (const { kind } of matches.values()) if (kind === 'live') count += 1;
  return count;
}
