import { lazy, Suspense } from 'react';
import { useVisitor } from '../app/visitor.ts';
import stripRoom from '../live-scores/strip-room.module.css';
import { Banner } from './banner.tsx';
import type { Flags } from './flags.ts';
import { useNavigationData } from './use-navigation-data.ts';

/** Few pages have it: the others need not load it. */
const LiveScoreStrip = lazy(() => import('../live-scores/live-score-strip.tsx'));

/** What a route may ask for between the bars and the page. */
export function PageTop({ flags }: { flags: Flags }) {
  const banner = useVisitor()?.banner;
  const { sportKey } = useNavigationData();
  return (
    <>
      {flags.hasBanner && banner && <Banner banner={banner} />}
      {flags.hasLiveScoreStrip && (
        <div className={stripRoom.room}>
          <Suspense fallback={null}>
            <LiveScoreStrip sportKey={sportKey} />
          </Suspense>
        </div>
      )}
    </>
  );
}
