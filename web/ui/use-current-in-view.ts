import { useEffect, useRef } from 'react';

/** For a strip wider than the screen: scrolls it, and nothing else, to its current item when `current` changes. */
export function useCurrentInView<Strip extends HTMLElement>(current: unknown) {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>('[aria-current],[aria-selected="true"]');
    if (!item || !strip.current) return;
    const room = strip.current.clientWidth - item.offsetWidth;
    strip.current.scrollTo({ left: item.offsetLeft - room / 2 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [current]);
  return strip;
}
