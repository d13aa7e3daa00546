import { useEffect, useState } from 'react';

/** A shorter wait, ms, needs no placeholder. */
const SOON = 150;

/** Returns the pending value once the wait is noticeable; null before, and without one. */
export function useDelayed<Coming extends string>(coming: Coming | null): Coming | null {
  const [waitedFor, setWaitedFor] = useState<Coming | null>(null);
  useEffect(() => {
    if (coming === null) return undefined;
    const timer = setTimeout(() => setWaitedFor(coming), SOON);
    return () => {
      clearTimeout(timer);
      // A repeated request waits again: it may be faster then.
      setWaitedFor(null);
    };
  }, [coming]);
  return waitedFor === coming ? coming : null;
}
