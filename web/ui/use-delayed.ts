import { useEffect, useState } from 'react';

/** A wait shorter than this, ms, needs no stand-in. */
const SOON = 150;

/** What is on its way, once it has let the visitor wait; null before, and while nothing is. */
export function useDelayed<Coming extends string>(coming: Coming | null): Coming | null {
  const [waitedFor, setWaitedFor] = useState<Coming | null>(null);
  useEffect(() => {
    if (coming === null) return undefined;
    const timer = setTimeout(() => setWaitedFor(coming), SOON);
    return () => {
      clearTimeout(timer);
      // When the same is asked for again its wait begins anew: it may come sooner then.
      setWaitedFor(null);
    };
  }, [coming]);
  return waitedFor === coming ? coming : null;
}
