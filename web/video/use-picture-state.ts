import { useEffect, useState } from 'react';
import { delayOf } from './open-streams.ts';

/** `waits`: how late it is is not known, such as before it starts. */
export type PictureState = 'waits' | 'stands' | 'plays';

/** How often it is looked at, ms. A picture that stands still is later each time. */
const EVERY = 1_000;

/** Returns what the picture of a stream does, wherever it is shown. */
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

/** Returns what a picture does between two looks at how late it is. */
export function stateOf(before: Seen | null, now: Seen): PictureState {
  if (now.delay === null) return 'waits';
  if (!before || before.delay === null) return 'plays';
  return now.delay - before.delay > (now.at - before.at) / 2 ? 'stands' : 'plays';
}
