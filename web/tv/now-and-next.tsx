import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { MediaHead } from '../news/media-head.tsx';
import { useText } from '../ui/use-text.ts';
import { addDays, startOfDay } from '../../edge/shared/time/day.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Tv } from './load-tv.server.ts';
import styles from './tv.module.css';

/** Shows that the channel is unavailable in this country, or that its state is unknown. */
export function Unavailable({ guide }: Pick<Tv, 'guide'>) {
  const t = useText();
  return (
    <div className={styles.page}>
      <MediaHead title={t('tv.title')} current="channel" />
      {guide.kind === 'failed' ? (
        <LoadFailed message={guide.message} />
      ) : (
        <Notice title={t('tv.unavailable')} />
      )}
    </div>
  );
}

/** Shows the current and the next programme. */
export function NowAndNext({
  entries: [now, next],
  renderClock: { timeZone },
}: {
  entries: readonly TvGuideEntry[];
  renderClock: RenderClock;
}) {
  const t = useText();
  return (
    <dl className={styles.nowNext}>
      {now && (
        <div>
          <dt className={styles.now}>
            {t('tv.nowUntil', { time: formatTime(now.end, timeZone) })}
          </dt>
          <dd>{now.title ?? t('tv.filler')}</dd>
        </div>
      )}
      {next && (
        <div>
          <dt>{t('tv.nextAt', { time: formatTime(next.start, timeZone) })}</dt>
          <dd>{next.title ?? t('tv.filler')}</dd>
        </div>
      )}
    </dl>
  );
}

/** Returns programmes not yet over. */
export function notOver(entries: readonly TvGuideEntry[], { now }: RenderClock): TvGuideEntry[] {
  return entries.filter(({ end }) => end > now);
}

/** Returns the visitor's next midnight, ms. */
export function nextDay({ now, timeZone }: RenderClock): number {
  return addDays(startOfDay(now, timeZone), 1, timeZone);
}
