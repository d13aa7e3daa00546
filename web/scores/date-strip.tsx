import { Link, useNavigation } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { addDays, startOfDay } from '../../edge/shared/time/day.ts';
import { useText } from '../ui/use-text.ts';
import { formatNarrowDate, formatWeekday } from '../../edge/shared/time/time-format.ts';
import { useStrip } from '../ui/use-strip.ts';
import styles from './date-strip.module.css';
import { matchesPath } from '../paths/match-path.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';

const REACH = [-3, -2, -1, 0, 1, 2, 3];

export interface DateStripProps {
  sportKey: SportKey;
  /** Start of the day shown, ms. */
  from: number;
  renderClock: RenderClock;
}

/** Shows the selected day in the middle, with three days on either side. */
export function DateStrip({ sportKey, from, renderClock }: DateStripProps) {
  const t = useText();
  const { now, timeZone } = renderClock;
  const { location } = useNavigation();
  // A day that is loading looks current at once.
  const pending = location && `${location.pathname}${location.search}`;
  const today = startOfDay(now, timeZone);
  const yesterday = addDays(today, -1, timeZone);
  const tomorrow = addDays(today, 1, timeZone);

  function nameOf(start: number) {
    if (start === today) return t('day.today');
    if (start === yesterday)
      return <ShortenedName full={t('day.yesterday')} short={t('day.yesterdayShort')} />;
    if (start === tomorrow)
      return <ShortenedName full={t('day.tomorrow')} short={t('day.tomorrowShort')} />;
    return formatWeekday(t, start, timeZone);
  }

  const strip = useStrip<HTMLOListElement>(from);
  return (
    <nav className={styles.dates} aria-label={t('day.list')}>
      <ol className={styles.strip} ref={strip}>
        {REACH.map((days) => {
          const start = days === 0 ? from : addDays(from, days, timeZone);
          const path = matchesPath(sportKey, start);
          return (
            <li key={start}>
              <Link
                className={styles.day}
                to={path}
                aria-current={days === 0 ? 'date' : undefined}
                data-pending={path === pending || undefined}
                preventScrollReset
              >
                <span className={styles.name}>{nameOf(start)}</span>{' '}
                <span>{formatNarrowDate(t, start, timeZone)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Seven days share a phone's width, so it shows the short name; screen readers read the full one. */
function ShortenedName({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span className={styles.full}>{full}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}
