import { lazy, useEffect, useState, type RefObject } from 'react';
import { Guard } from '../app/guard.tsx';
import type { ScoreLineRowProps } from './score-line-row.tsx';

/** No page begins with it. */
const ScoreLineRow = lazy(() => import('./score-line-row.tsx'));

export interface ScoreLineProps extends ScoreLineRowProps {
  /** What shows the same at its full size. */
  header: RefObject<HTMLElement | null>;
}

/**
 * Score and clock in one line at the top of the screen, once those of the
 * header above it have been scrolled away. It says nothing that the header does
 * not, so screen readers pass over it.
 */
export function ScoreLine({ header, ...row }: ScoreLineProps) {
  if (!useIsAbove(header)) return null;
  return (
    <Guard of={row.match.id} fallback={null}>
      <ScoreLineRow {...row} />
    </Guard>
  );
}

/** Whether an element has been scrolled out at the top, or under the bar there. */
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

/** About as tall as the bar that stays at the top of a desktop, px. */
const BAR = 56;
