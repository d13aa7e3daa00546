import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Timers of more than this many ms end at once. */
const LONGEST = 2 ** 31 - 1;

/** Has the page made again when the visitor's day (its end, ms) is over. `now` is the server's. */
export function useMidnight(now: number, end: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const left = end - now;
    if (left <= 0 || left > LONGEST) return undefined;
    const timer = setTimeout(() => void revalidate(), left + 1_000);
    return () => clearTimeout(timer);
  }, [now, end, revalidate]);
}
