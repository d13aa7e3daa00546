import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Longest timer, ms: browsers fire a longer one at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Reloads the page's data at the end of the visitor's day (`end`, ms). `now` is the server's. */
export function useMidnight(now: number, end: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const left = end - now;
    if (left <= 0 || left > MAX_TIMER_MS) return undefined;
    const timer = setTimeout(() => void revalidate(), left + 1_000);
    return () => clearTimeout(timer);
  }, [now, end, revalidate]);
}
