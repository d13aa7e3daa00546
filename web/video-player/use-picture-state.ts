import { useEffect, useState } from 'react';
import { delayOf } from './open-streams.ts';

/**
 * `waits`: its delay is unknown, such as before it starts. `stands`: its delay grows, as in a
 * pause.
 */
export type PictureState = 'waits' | 'stands' | 'plays';

/** Polling interval, ms. */
const EVERY = 1_000;

/** Returns the state of a stream's picture, on its page or in the corner. */
export function usePictureState(src: string): PictureState {
  const [state, setState] = useState<PictureState>('waits');
  useEffect(() => {
    let before: { delay: number | null; at: number } | null = null;
    const look = () => {
      const at = Date.now();
      const delay = delayOf(src, at);
      setState(stateOf(before, { delay, at }));
      before = { delay, at };
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [src]);
  return state;
}

interface Seen {
  /** ms */
  delay: number | null;
  at: number;
}

/** Returns a picture's state from two samples of its delay. */
export function stateOf(before: Seen | null, now: Seen): PictureState {
  if (now.delay === null) return 'waits';
  if (!before || before.delay === null) return 'plays';
  return now.delay - before.delay > (now.at - before.at) / 2 ? 'stands' : 'plays';
}
