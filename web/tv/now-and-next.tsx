import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { ReadAndWatch } from '../news/read-and-watch.tsx';
import { useText } from '../ui/use-text.ts';
import { addDays, startOfDay } from '../../edge/shared/time/day.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Tv } from './load-tv.server.ts';
import styles from './tv.module.css';

/** Shown where the channel is unavailable: in this country, or while its state is unknown. */
export function Unavailable({ guide }: Pick<Tv, 'guide'>) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('tv.title')}</h1>
      <ReadAndWatch current="channel" />
      {guide.kind === 'failed' ? (
        <LoadFailed message={guide.message} />
      ) : (
        <Notice title={t('tv.unavailable')} />
      )}
    </div>
  );
}

/** Current and next programme. */
export function NowAndNext({
  entries,
  renderClock: { timeZone },
}: {
  entries: readonly TvGuideEntry[];
  renderClock: RenderClock;
}) {
  const t = useText();
  const [now, next] = entries;
  const parts = [
    { label: t('tv.now'), entry: now },
    { label: t('tv.next'), entry: next },
  ];
  return (
    <dl className={styles.nowNext}>
      {parts.map(
        ({ label, entry }) =>
          entry && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{entry.title ?? t('tv.filler')}</dd>
              <dd className={styles.time}>
                {t('tv.times', {
                  from: formatTime(entry.start, timeZone),
                  to: formatTime(entry.end, timeZone),
                })}
              </dd>
            </div>
          ),
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
