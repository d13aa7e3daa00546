import { useEffect, useState } from 'react';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';

const EVERY_MS = 15_000;

/**
 * Returns the page's clock, which advances after hydration: the programme changes while the fan
 * watches.
 */
export function useClock({ now, timeZone }: RenderClock): RenderClock {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { now: Math.max(time, now), timeZone };
}
