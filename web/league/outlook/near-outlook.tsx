import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { loadArea } from '../../app/load-texts.ts';
import { loadWithRetry } from '../../ui/load-with-retry.ts';
import styles from './near-outlook.module.css';

const LateOutlook = lazy(() =>
  loadWithRetry(async () => {
    const [outlook] = await Promise.all([import('./late-outlook.tsx'), loadArea('chances')]);
    return outlook;
  }),
);

export interface NearOutlookProps {
  leagueId: string;
  seasonId: string | undefined;
  renderClock: RenderClock;
}

/** Loads a season's outlook, with its code and texts, once a reader comes near the end of the table. */
export function NearOutlook(props: NearOutlookProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {isNear && (
        <Suspense fallback={null}>
          <LateOutlook key={`${props.leagueId} ${props.seasonId}`} {...props} />
        </Suspense>
      )}
    </div>
  );
}
