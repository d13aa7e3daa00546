import { useEffect, useState, type RefObject } from 'react';
import type { Stream } from './stream.ts';

/** Polling interval, ms: a paused picture fires no events as its delay grows. */
const EVERY = 1_000;

/** Whether a live picture is at the live edge. */
export function useIsAtLive(stream: RefObject<Stream | null>): boolean {
  const [isAtLive, setAtLive] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setAtLive(stream.current?.isAtLive() ?? true), EVERY);
    return () => clearInterval(timer);
  }, [stream]);
  return isAtLive;
}
