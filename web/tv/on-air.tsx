import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import type { Match } from '../domain/match.ts';
import { Art } from '../news/art.tsx';
import { Line } from '../ui/line.tsx';
import { useText } from '../ui/use-text.ts';
import styles from './on-air.module.css';

export interface OnAirProps {
  /** Undefined without a guide. */
  entry: TvGuideEntry | undefined;
  renderClock: RenderClock;
}

/** Shows the current programme over the channel's picture: its title, and how much of it is over. */
export function OnAir({ entry, renderClock: { now, timeZone } }: OnAirProps) {
  const t = useText();
  const share = entry && shareOver(entry, now);
  return (
    <div className={styles.onAir}>
      <p className={styles.title}>
        <span className={styles.plate}>{t('tv.onNow')}</span>
        <span>{entry?.title ?? t('tv.filler')}</span>
      </p>
      {entry && share !== undefined && (
        <>
          <Line parts={[{ length: 1, played: share }]} now={share} size="thin" tone="live" />
          <p className={styles.times}>
            <span>{formatTime(entry.start, timeZone)}</span>
            <span>{formatTime(entry.end, timeZone)}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Returns how much of a programme is over, 0 to 1. */
export function shareOver({ start, end }: TvGuideEntry, now: number): number {
  return Math.min(Math.max((now - start) / (end - start), 0), 1);
}

/** Shows the programme over a drawing of its match, until the channel plays. */
export function ChannelCover({ match, ...onAir }: OnAirProps & { match: Match | null }) {
  return (
    <>
      <Art sportKey={match?.sportKey ?? null} teams={match ? [match.home, match.away] : []} />
      <div className={styles.words} aria-hidden="true">
        <OnAir {...onAir} />
      </div>
    </>
  );
}
