import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/** Number of pages that load by scrolling alone; after them, the footer can be reached. */
const UNASKED = 4;

export interface ReadOn {
  /** Link to the next page. */
  end: RefObject<HTMLAnchorElement | null>;
  onMore: (event: MouseEvent) => void;
}

/** Loads more of a list near its end, or by the link at the end. */
export function useReadOn(
  {
    flag,
    isLoading,
    isFailed,
    more,
  }: {
    flag: string | null;
    isLoading: boolean;
    isFailed: boolean;
    more: () => void;
  },
  onAsked?: () => void,
): ReadOn {
  const end = useRef<HTMLAnchorElement>(null);
  const [unasked, setUnasked] = useState(UNASKED);
  const isAutomatic = unasked > 0 && !isLoading && !isFailed && flag !== null;

  useEffect(() => {
    const target = end.current;
    if (!isAutomatic || !target) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setUnasked((left) => left - 1);
        more();
      },
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  });

  return {
    end,
    onMore(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onAsked?.();
      setUnasked(UNASKED);
      more();
    },
  };
}
