import { useEffect, type RefObject } from 'react';

/**
 * Calls `onNear` once when an element in `root` that matches `selector` comes within a window's height
 * of the window. Null: waits for nothing. `onNear` must be stable.
 */
export function useNear(
  root: RefObject<HTMLElement | null>,
  selector: string,
  onNear: (() => void) | null,
): void {
  useEffect(() => {
    if (!onNear || !root.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: '100% 0px' },
    );
    for (const element of root.current.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [root, selector, onNear]);
}
