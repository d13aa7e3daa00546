import { useVisitor } from '../app/visitor.ts';
import { LiveScoreStrip } from '../live-scores/live-score-strip.tsx';
import { Banner } from './banner.tsx';
import type { Flags } from './flags.ts';
import { useNavigationData } from './use-navigation-data.ts';

/** What a route may ask for between the bars and the page. */
export function PageTop({ flags }: { flags: Flags }) {
  const banner = useVisitor()?.banner;
  const { sportKey } = useNavigationData();
  return (
    <>
      {flags.hasBanner && banner && <Banner banner={banner} />}
      {flags.hasLiveScoreStrip && <LiveScoreStrip sportKey={sportKey} />}
    </>
  );
}
