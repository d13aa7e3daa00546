import { useEffect, useRef } from 'react';

/**
 * For a strip that may be wider than its place: scrolls it, and nothing else, to
 * its current item when `current` changes, and shows at which ends it goes on
 * (`strip.module.css`).
 */
export function useStrip<Strip extends HTMLElement>(current: unknown) {
  const ref = useRef<Strip>(null);
  useEffect(() => {
    const strip = ref.current;
    const item = strip?.querySelector<HTMLElement>(
      '[aria-current],[aria-selected="true"],[aria-pressed="true"]',
    );
    if (!strip || !item) return undefined;
    // Called when the page has been laid out: to ask for sizes here would lay it out twice.
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

/** Keeps in `data-cut` the ends beyond which a strip has more: 'start', 'end' or both. */
function markCutEnds(strip: HTMLElement): () => void {
  const mark = () => {
    const hidden = strip.scrollWidth - strip.clientWidth;
    // From right to left, what has been scrolled counts below zero.
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
