import { Link } from 'react-router';
import { useMidnight } from '../app/use-midnight.ts';
import { formatDate, formatWeekday } from '../app/time-format.ts';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { useCarriedDay, type CarriedDay } from './carried-day.ts';
import type { DayScores } from './day-scores.ts';
import styles from './home-page.module.css';
import { LoadFailed } from './load-failed.tsx';
import { matchesPath } from './match-path.ts';
import { SportSection } from './sport-section.tsx';
import { useScoreboard } from './use-scoreboard.ts';

export function HomePage({ day: carried }: { day: CarriedDay }) {
  const day = useCarriedDay(carried);
  return (
    <>
      <h1 className={visuallyHidden.text}>Live scores</h1>
      {day.kind === 'loaded' ? (
        <TodayScores scores={day.scores} />
      ) : (
        <LoadFailed message={day.message} />
      )}
    </>
  );
}

function TodayScores({ scores }: { scores: DayScores }) {
  const { live, rest, liveCount, initial } = useScoreboard(scores);
  useMidnight(scores.now, scores.day.to);
  const { now, timeZone } = scores;
  return (
    <div className={styles.columns}>
      <section className={styles.column} aria-labelledby="live-now">
        <h2 className={styles.heading} id="live-now">
          <span className={liveCount > 0 ? styles.pulse : styles.still} aria-hidden="true" />
          <Link className={styles.live} to="/live">
            Live now
            {liveCount > 0 && <span className={styles.count}>{liveCount}</span>}
          </Link>
        </h2>
        {live.length === 0 && <Notice title="No match is live at this moment." />}
        {live.map((sport) => (
          <SportSection key={sport.sportKey} sport={sport} initial={initial} moment={scores} />
        ))}
      </section>
      <section className={styles.column} aria-labelledby="today">
        <h2 className={styles.heading} id="today">
          Today
          <span className={styles.date}>
            {formatWeekday(now, timeZone)} {formatDate(now, timeZone)}
          </span>
        </h2>
        {rest.length === 0 && (
          <Notice title={live.length > 0 ? 'Nothing else is on today.' : 'No matches today.'}>
            <Link className={styles.more} to={matchesPath('football')}>
              Look at other days
            </Link>
          </Notice>
        )}
        {rest.map((sport) => (
          <SportSection key={sport.sportKey} sport={sport} initial={initial} moment={scores} />
        ))}
      </section>
    </div>
  );
}
