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
 * The page, or the shape of the next one once that lets the visitor wait: a tap
 * is answered by more than a line at the top. The page at hand stays as it is
 * behind it, for those who go back before the next has come.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // Loaded while the page is at rest: on a slow network it would come too late to stand in for anything.
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
 * Moves the stand-in to where the visitor has scrolled to. The window is not scrolled: the
 * router keeps where it stands, for those who come back.
 */
function InSight({ children }: { children: ReactNode }) {
  const [above] = useState(() => window.scrollY);
  return <div style={{ paddingTop: above, minHeight: `calc(${above}px + 100vh)` }}>{children}</div>;
}
