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
 * Shows the page; once the wait for the next page is noticeable, shows that page's placeholder. A
 * tap needs more feedback than a line at the top. The current page stays in the document, hidden,
 * for visitors who go back before the next page arrives.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // Loads at idle: if the tap started the load, a slow network would deliver it too late.
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
 * Moves the placeholder down to the visitor's scroll position. It does not scroll the window, since
 * the router stores the window's position for a return.
 */
function InSight({ children }: { children: ReactNode }) {
  const [above] = useState(() => window.scrollY);
  return <div style={{ paddingTop: above, minHeight: `calc(${above}px + 100vh)` }}>{children}</div>;
}
