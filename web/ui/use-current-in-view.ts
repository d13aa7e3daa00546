import { useEffect, useRef } from 'react';

/** For a strip wider than the screen: scrolls it, and nothing else, to its current item when `current` changes. */
export function useCurrentInView<Strip extends HTMLElement>(current: unknown) {
  const ref = useRef<Strip>(null);
  useEffect(() => {
    const strip = ref.current;
    const item = strip?.querySelector<HTMLElement>('[aria-current],[aria-selected="true"]');
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
  return ref;
}
