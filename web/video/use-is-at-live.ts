import { useEffect, useState, type RefObject } from 'react';
import type { Stream } from './stream.ts';

/** A picture that is paused tells nothing of how late it becomes, ms. */
const EVERY = 1_000;

/** Returns whether a live picture is what is on now. */
export function useIsAtLive(stream: RefObject<Stream | null>): boolean {
  const [isAtLive, setAtLive] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setAtLive(stream.current?.isAtLive() ?? true), EVERY);
    return () => clearInterval(timer);
  }, [stream]);
  return isAtLive;
}
