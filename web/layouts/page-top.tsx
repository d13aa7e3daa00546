import { lazy, Suspense } from 'react';
import { useShell } from '../app/shell.ts';
import { useClassAt, useIsWide, type Widths } from '../app/widths.ts';
import stripRoom from '../scores/live/strip-room.module.css';
import { useNavigationData } from './use-navigation-data.ts';

const loadBanner = () => import('./banner.tsx');
const loadStrip = () => import('../scores/live/live-score-strip.tsx');

/**
 * Few pages have these parts, so browsers load them lazily. A server loads them at startup. A lazy
 * load there would belong to the first request that shows the part. If that visitor left, the
 * platform would cancel the load, and later pages would wait for it for ever.
 */
const Banner = import.meta.env.SSR ? (await loadBanner()).default : lazy(loadBanner);
const LiveScoreStrip = import.meta.env.SSR ? (await loadStrip()).default : lazy(loadStrip);

interface PageTopProps {
  banner: Widths;
  strip: Widths;
}

/** Shows a route's optional parts between the bars and the page. */
export function PageTop({ banner, strip }: PageTopProps) {
  const announced = useShell()?.banner;
  const { sportKey } = useNavigationData();
  const at = useClassAt();
  const isWide = useIsWide();
  const bannerClass = at(banner);
  const stripClass = at(strip);
  return (
    <>
      {bannerClass !== null && announced && (
        <Suspense fallback={null}>
          <Banner banner={announced} className={bannerClass} />
        </Suspense>
      )}
      {stripClass !== null && (
        <div className={`${stripRoom.room} ${stripClass}`}>
          {(strip === 'both' || isWide === (strip === 'wide')) && (
            <Suspense fallback={null}>
              <LiveScoreStrip sportKey={sportKey} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
