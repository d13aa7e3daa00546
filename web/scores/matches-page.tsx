import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { sportName, type MainSportKey } from '../../realtime/protocol/sport.ts';
import { useMidnight } from '../app/use-midnight.ts';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import { DateStrip } from './date-strip.tsx';
import { useCarriedDay, type CarriedDay } from './carried-day.ts';
import { DayPicker } from './day-picker.tsx';
import type { DayScores } from './day-scores.ts';
import { LeagueList } from './league-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { matchesPath } from './match-path.ts';
import styles from './matches-page.module.css';
import { useScoreboard } from './use-scoreboard.ts';

export interface MatchesPageProps {
  sportKey: MainSportKey;
  /** Start of the day shown, ms. */
  from: number;
  now: number;
  timeZone: string;
  day: CarriedDay;
}

/** A sport's matches of one day, by league. */
export function MatchesPage({ sportKey, from, now, timeZone, day: carried }: MatchesPageProps) {
  const day = useCarriedDay(carried);
  const [isLiveOnly, setLiveOnly] = useState(false);
  const { location } = useNavigation();
  const isLeaving = location !== undefined && location.pathname.endsWith('/matches/all');
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>{sportName(sportKey)} matches</h1>
        <div className={styles.choices}>
          <DayPicker sportKey={sportKey} from={from} timeZone={timeZone} />
          <button
            type="button"
            className={button.button}
            aria-pressed={isLiveOnly}
            onClick={() => setLiveOnly(!isLiveOnly)}
          >
            Live only
          </button>
        </div>
      </div>
      <DateStrip sportKey={sportKey} from={from} moment={{ now, timeZone }} />
      {isLeaving ? (
        <ListSkeleton />
      ) : day.kind === 'loaded' ? (
        <DayList
          key={`${sportKey}-${from}`}
          sportKey={sportKey}
          scores={day.scores}
          isLiveOnly={isLiveOnly}
        />
      ) : (
        <LoadFailed message={day.message} />
      )}
    </div>
  );
}

interface DayListProps {
  sportKey: MainSportKey;
  scores: DayScores;
  isLiveOnly: boolean;
}

function DayList({ sportKey, scores, isLiveOnly }: DayListProps) {
  const { all, live, initial } = useScoreboard(scores);
  useMidnight(scores.now, scores.day.to);
  const leagues = (isLiveOnly ? live : all).flatMap((sport) => sport.leagues);
  if (leagues.length === 0) {
    const isToday = scores.day.from <= scores.now && scores.now < scores.day.to;
    return (
      <Notice title={isLiveOnly ? 'No match is live at this moment.' : 'No matches on this day.'}>
        {!isToday && (
          <Link className={styles.today} to={matchesPath(sportKey)}>
            Back to today
          </Link>
        )}
      </Notice>
    );
  }
  return (
    <div className={styles.columns}>
      <nav className={styles.leagues} aria-label="Leagues">
        <ul>
          {leagues.map((league) => (
            <li key={league.key}>
              <a className={styles.league} href={`#${league.key}`}>
                <span className={styles.name}>{league.name}</span>
                <span className={styles.count}>{league.matchIds.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LeagueList leagues={leagues} initial={initial} moment={scores} />
    </div>
  );
}
