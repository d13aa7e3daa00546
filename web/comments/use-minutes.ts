import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time of this device, ms, minute by minute: for what only the browser renders. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
