import { useMemo, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { sportName, type MainSportKey } from '../../realtime/protocol/sport.ts';
import { useFrames } from '../app/use-frames.ts';
import { useMidnight } from '../app/use-midnight.ts';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import { DateStrip } from './date-strip.tsx';
import { useCarriedDay, type CarriedDay } from './carried-day.ts';
import { DayPicker } from './day-picker.tsx';
import type { DayScores } from './day-scores.ts';
import { LeagueLinks } from './league-links.tsx';
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

/**
 * How much of a long day is made in the first frames: nothing beside the heading
 * and the dates, then what a phone shows, then all that is in sight; last the links.
 */
const PARTS_BY_FRAME = [0, 2];
const ALL_FRAMES = 3;

function DayList({ sportKey, scores, isLiveOnly }: DayListProps) {
  const { all, live, initial } = useScoreboard(scores);
  const frames = useFrames(ALL_FRAMES);
  useMidnight(scores.now, scores.day.to);
  const sports = isLiveOnly ? live : all;
  const leagues = useMemo(() => sports.flatMap((sport) => sport.leagues), [sports]);
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
      <LeagueLinks leagues={frames < ALL_FRAMES ? [] : leagues} />
      <LeagueList
        leagues={leagues}
        initial={initial}
        moment={scores}
        mostParts={PARTS_BY_FRAME[frames]}
      />
    </div>
  );
}
