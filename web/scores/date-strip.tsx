import { Link } from 'react-router';
import { addDays, startOfDay } from '../app/day.ts';
import { formatDate, formatWeekday } from '../app/time-format.ts';
import type { MainSportKey } from '../../realtime/protocol/sport.ts';
import styles from './date-strip.module.css';
import { matchesPath } from './match-path.ts';
import type { Moment } from './moment.ts';

const REACH = [-3, -2, -1, 0, 1, 2, 3];
const NAMES: Record<string, string> = { '-1': 'Yest.', '0': 'Today', '1': 'Tom.' };
const SPOKEN: Record<string, string> = { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' };

/** Three days to either side of the one shown (its start, ms), which stands in the middle. */
export function DateStrip({
  sportKey,
  from,
  moment,
}: {
  sportKey: MainSportKey;
  from: number;
  moment: Moment;
}) {
  const { now, timeZone } = moment;
  const today = startOfDay(now, timeZone);
  const near = new Map([-1, 0, 1].map((days) => [addDays(today, days, timeZone), String(days)]));
  return (
    <nav aria-label="Dates">
      <ol className={styles.strip}>
        {REACH.map((days) => {
          const start = days === 0 ? from : addDays(from, days, timeZone);
          const nearKey = near.get(start) ?? '';
          const weekday = formatWeekday(start, timeZone);
          const date = formatDate(start, timeZone);
          return (
            <li key={start} className={styles.item}>
              <Link
                className={styles.day}
                to={matchesPath(sportKey, start)}
                aria-current={days === 0 ? 'date' : undefined}
                aria-label={`${SPOKEN[nearKey] ?? weekday} ${date}`}
                preventScrollReset
              >
                <span className={styles.name}>{NAMES[nearKey] ?? weekday}</span>
                <span className={styles.date}>{date}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
