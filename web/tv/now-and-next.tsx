import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { useText } from '../text/use-text.ts';
import { addDays, startOfDay } from '../time/day.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { formatTime } from '../time/time-format.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './tv.module.css';

/** Where the channel is not shown. */
export function Unavailable() {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('tv.title')}</h1>
      <Notice title={t('tv.unavailable')} />
    </div>
  );
}

/** What is on, and what follows. */
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

/** What is on and what is to come. */
export function notOver(entries: readonly TvGuideEntry[], { now }: RenderClock): TvGuideEntry[] {
  return entries.filter(({ end }) => end > now);
}

/** When the visitor's next day begins, ms. */
export function nextDay({ now, timeZone }: RenderClock): number {
  return addDays(startOfDay(now, timeZone), 1, timeZone);
}
