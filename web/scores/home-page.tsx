import { Link } from 'react-router';
import { useText } from '../ui/use-text.ts';
import { formatDay } from '../../edge/shared/time/time-format.ts';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { EncodedDay } from './encoded-day.ts';
import { DayBoard } from './day-board.tsx';
import type { DayScores } from '../domain/day-scores.ts';
import link from '../ui/link.module.css';
import styles from './home-page.module.css';
import { LeagueList } from './league-list.tsx';
import { MyMatches } from './my-matches.tsx';
import { matchesPath } from '../paths/match-path.ts';
import type { DayListModel } from './day-list-model.ts';
import { useListing } from './use-listing.ts';

export function HomePage({ day }: { day: EncodedDay }) {
  const t = useText();
  return (
    <>
      <h1 className={visuallyHidden.text}>{t('scores.title')}</h1>
      <DayBoard day={day}>
        {(board, scores) => <TodayScores board={board} scores={scores} />}
      </DayBoard>
    </>
  );
}

function TodayScores({ board, scores }: { board: DayListModel; scores: DayScores }) {
  const t = useText();
  const listing = useListing(board);
  const { live, rest, liveCount } = listing;
  const { now, timeZone } = scores;
  return (
    <div className={styles.columns}>
      <MyMatches board={board} listing={listing} renderClock={scores} />
      <section className={styles.column} aria-labelledby="live-now">
        <h2 className={styles.heading} id="live-now">
          <span className={liveCount > 0 ? styles.pulse : styles.still} aria-hidden="true" />
          <Link className={styles.live} to="/live">
            {t('scores.liveNow')}
            {liveCount > 0 && <span className={styles.count}>{liveCount}</span>}
          </Link>
        </h2>
        {live.length === 0 && <Notice title={t('scores.noneLive')} />}
        <LeagueList sports={live} isBySport initial={board.initial} renderClock={scores} />
      </section>
      <section className={styles.column} aria-labelledby="today">
        <h2 className={styles.heading} id="today">
          {t('day.today')}
          <span className={styles.date}>{formatDay(t, now, timeZone)}</span>
        </h2>
        {rest.length === 0 && (
          <Notice title={t(live.length > 0 ? 'home.nothingElse' : 'home.none')}>
            <Link className={link.link} to={matchesPath('football')}>
              {t('home.otherDays')}
            </Link>
          </Notice>
        )}
        <LeagueList sports={rest} isBySport initial={board.initial} renderClock={scores} />
      </section>
    </div>
  );
}
