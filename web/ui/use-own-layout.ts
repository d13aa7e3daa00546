import { useLayoutEffect, useRef } from 'react';

/**
 * Lays the page out in a task of its own each time that `change` becomes
 * another; its first is left to the frame. The frame that paints a change would
 * lay it out as well, but in one piece with all else that a frame has to do, and
 * who scrolls waits for that.
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
