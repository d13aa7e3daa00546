import { useEffect, useState } from 'react';

/** What comes sooner than this needs no stand-in, ms. */
const SOON = 150;

/** What is on its way, once it has let the visitor wait; null before, and while nothing is. */
export function useDelayed<Coming extends string>(coming: Coming | null): Coming | null {
  const [waitedFor, setWaitedFor] = useState<Coming | null>(null);
  useEffect(() => {
    if (coming === null) return undefined;
    const timer = setTimeout(() => setWaitedFor(coming), SOON);
    return () => {
      clearTimeout(timer);
      // Asked for again, it may come sooner.
      setWaitedFor(null);
    };
  }, [coming]);
  return waitedFor === coming ? coming : null;
}
