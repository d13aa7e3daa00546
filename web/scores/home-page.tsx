import { Link } from 'react-router';
import { formatDate, formatWeekday } from '../time/time-format.ts';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { EncodedDay } from './encoded-day.ts';
import { DayBoard } from './day-board.tsx';
import type { DayScores } from '../domain/day-scores.ts';
import styles from './home-page.module.css';
import { LeagueList } from './league-list.tsx';
import { matchesPath } from '../paths/match-path.ts';
import type { DayListModel } from './day-list-model.ts';
import { useListing } from './use-listing.ts';

export function HomePage({ day }: { day: EncodedDay }) {
  return (
    <>
      <h1 className={visuallyHidden.text}>Live scores</h1>
      <DayBoard day={day}>
        {(board, scores) => <TodayScores board={board} scores={scores} />}
      </DayBoard>
    </>
  );
}

function TodayScores({ board, scores }: { board: DayListModel; scores: DayScores }) {
  const { live, rest, liveCount } = useListing(board);
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
        <LeagueList sports={live} isBySport initial={board.initial} renderClock={scores} />
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
        <LeagueList sports={rest} isBySport initial={board.initial} renderClock={scores} />
      </section>
    </div>
  );
}
