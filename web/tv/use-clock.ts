import { useEffect, useState } from 'react';
import type { RenderClock } from '../time/render-clock.ts';

const EVERY_MS = 15_000;

/** The page's clock, which goes on once the page is there: what is on changes while it is watched. */
export function useClock({ now, timeZone }: RenderClock): RenderClock {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { now: Math.max(time, now), timeZone };
}
