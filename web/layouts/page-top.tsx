import { lazy, Suspense } from 'react';
import { useShell } from '../app/shell.ts';
import stripRoom from '../live-scores/strip-room.module.css';
import { Banner } from './banner.tsx';
import type { Flags } from './flags.ts';
import { useNavigationData } from './use-navigation-data.ts';

const loadStrip = () => import('../live-scores/live-score-strip.tsx');

/**
 * Few pages have it: in browsers the others need not load it. A server has it
 * from its start. Loaded lazily there, it would be loaded for all by the first
 * request that shows it; the platform ends what a request began when its visitor
 * leaves, and every later page would wait for that for ever.
 */
const LiveScoreStrip = import.meta.env.SSR ? (await loadStrip()).default : lazy(loadStrip);

/** What a route may ask for between the bars and the page. */
export function PageTop({ flags }: { flags: Flags }) {
  const banner = useShell()?.banner;
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
