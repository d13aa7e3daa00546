import { useLayoutEffect, useRef } from 'react';

/**
 * Lays the page out in a task of its own once `change` is another than at first
 * or before. The frame that paints the change would do it as well, but in one
 * piece with all else that a frame has to do, and who scrolls waits for that.
 */
export function useOwnLayout(change: unknown): void {
  const last = useRef(change);
  useLayoutEffect(() => {
    if (last.current === change) return;
    last.current = change;
    setTimeout(layOut);
  }, [change]);
}

/** A browser lays out before it answers how tall something is. */
function layOut(): void {
  void document.body.offsetHeight;
}
