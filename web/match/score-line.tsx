import { lazy, useEffect, useState, type RefObject } from 'react';
import { Guard } from '../app/guard.tsx';
import type { ScoreLineRowProps } from './score-line-row.tsx';

/** Loaded later, since nothing shows it before the visitor scrolls. */
const ScoreLineRow = lazy(() => import('./score-line-row.tsx'));

export interface ScoreLineProps extends ScoreLineRowProps {
  /** The header, which shows the same at full size. */
  header: RefObject<HTMLElement | null>;
}

/**
 * Shows score and clock in one line at the top of the screen, once the header is scrolled away. It
 * only repeats the header, so it is hidden from screen readers.
 */
export function ScoreLine({ header, ...row }: ScoreLineProps) {
  if (!useIsAbove(header)) return null;
  return (
    <Guard of={row.match.id} fallback={null}>
      <ScoreLineRow {...row} />
    </Guard>
  );
}

/** Whether an element is scrolled out at the top, or under the bar there. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setAbove(!!entry && !entry.isIntersecting && entry.boundingClientRect.bottom <= BAR),
      { rootMargin: `-${BAR}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}

/** Approximate height of the fixed bar on desktop, px. */
const BAR = 56;
