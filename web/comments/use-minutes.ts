import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Returns this device's time, ms, updated each minute: for browser-only content. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
