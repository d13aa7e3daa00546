import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLive, type LiveState } from '../live/live-context.ts';

/** Pages that follow the rooms of all sports. */
const WHOLE = /^\/(?:live)?$/;
/** ms. The rooms of a page join one after another. */
const SETTLE = 300;

/**
 * Returns the number of running matches: from the rooms of a page that follows all sports, and on
 * other pages as that page left it; 0 before any such page.
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
