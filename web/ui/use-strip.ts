import { useEffect, useRef } from 'react';

/**
 * Scrolls only the strip to its current item when `current` changes, and marks the ends where it
 * continues (`strip.module.css`).
 */
export function useStrip<Strip extends HTMLElement>(current: unknown) {
  const ref = useRef<Strip>(null);
  useEffect(() => {
    const strip = ref.current;
    const item = strip?.querySelector<HTMLElement>(
      '[aria-current],[aria-selected="true"],[aria-pressed="true"]',
    );
    if (!strip || !item) return undefined;
    // Runs after layout: reading sizes here would cause a second layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      strip.scrollTo({ left: item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2 });
    });
    observer.observe(item);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [current]);
  useEffect(() => (ref.current ? markCutEnds(ref.current) : undefined), []);
  return ref;
}

/** Keeps the ends where a strip continues in `data-cut`: 'start', 'end' or both. */
function markCutEnds(strip: HTMLElement): () => void {
  const mark = () => {
    const hidden = strip.scrollWidth - strip.clientWidth;
    // From right to left, scroll offsets are negative.
    const scrolled = Math.abs(strip.scrollLeft);
    const ends = [scrolled > 1 && 'start', scrolled < hidden - 1 && 'end'].filter(Boolean);
    if (ends.length > 0) strip.dataset['cut'] = ends.join(' ');
    else delete strip.dataset['cut'];
  };
  const observer = new ResizeObserver(mark);
  observer.observe(strip);
  strip.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    strip.removeEventListener('scroll', mark);
  };
}
