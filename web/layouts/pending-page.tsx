import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { whenIdle } from '../app/startup/when-idle.ts';
import { useDelayed } from '../ui/use-delayed.ts';
import styles from './pending-page.module.css';
import type { PageSkeleton, shapeOfPending } from './page-skeleton.tsx';

interface StandIn {
  Shape: typeof PageSkeleton;
  shapeOf: typeof shapeOfPending;
}

/**
 * Shows the page, or the next one's placeholder once the wait is noticeable: a tap needs more
 * feedback than a line at the top. The current page stays behind it, for visitors who go back
 * before the next arrives.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // Loads at idle: on a slow network it would come too late for any placeholder.
  const [standIn, setStandIn] = useState<StandIn | null>(null);
  const shape = useDelayed(standIn && standIn.shapeOf(pathname, location?.pathname));

  useEffect(
    () =>
      whenIdle(() => {
        void import('./page-skeleton.tsx').then((loaded) =>
          setStandIn({ Shape: loaded.PageSkeleton, shapeOf: loaded.shapeOfPending }),
        );
      }),
    [],
  );

  return (
    <>
      <div className={shape === null ? styles.here : styles.away}>{children}</div>
      {shape !== null && standIn && (
        <InSight>
          <standIn.Shape shape={shape} />
        </InSight>
      )}
    </>
  );
}

/**
 * Moves the placeholder to the visitor's scroll position. The window does not scroll: the router
 * stores its position for a return.
 */
function InSight({ children }: { children: ReactNode }) {
  const [above] = useState(() => window.scrollY);
  return <div style={{ paddingTop: above, minHeight: `calc(${above}px + 100vh)` }}>{children}</div>;
}
