import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import type { MainSportKey } from '../../realtime/sports/registry.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import { DayBoard } from './day-board.tsx';
import { DateStrip } from './date-strip.tsx';
import type { EncodedDay } from './encoded-day.ts';
import { DayPicker } from './day-picker.tsx';
import type { DayScores } from '../domain/day-scores.ts';
import { LeagueLinks } from './league-links.tsx';
import { LeagueList } from './league-list.tsx';
import { MatchesSkeleton } from '../ui/card-skeleton.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { DayListModel } from './day-list-model.ts';
import { matchesPath } from '../paths/match-path.ts';
import { startOfDay } from '../time/day.ts';
import link from '../ui/link.module.css';
import styles from './matches-page.module.css';
import { useListing } from './use-listing.ts';

export interface MatchesPageProps {
  sportKey: MainSportKey;
  /** Start of the day shown, ms. */
  from: number;
  now: number;
  timeZone: string;
  day: EncodedDay;
}

/** A sport's matches of one day, by league. */
export function MatchesPage({ sportKey, from, now, timeZone, day }: MatchesPageProps) {
  const t = useText();
  const [isLiveOnly, setLiveOnly] = useState(false);
  // The button answers at once: hundreds of rows take longer.
  const isLiveListed = useDeferredValue(isLiveOnly);
  const isLeaving = useIsLeaving(from, startOfDay(now, timeZone));
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>
          {t('matchesPage.title', { sport: t(`sportInText.${sportKey}`) })}
        </h1>
        <div className={styles.choices}>
          <DayPicker sportKey={sportKey} from={from} timeZone={timeZone} />
          <button
            type="button"
            className={button.button}
            aria-pressed={isLiveOnly}
            onClick={() => setLiveOnly(!isLiveOnly)}
          >
            {t('matchesPage.liveOnly')}
          </button>
        </div>
      </div>
      <DateStrip sportKey={sportKey} from={from} renderClock={{ now, timeZone }} />
      {isLeaving ? (
        <ListSkeleton />
      ) : (
        <DayBoard key={`${sportKey}-${from}`} day={day}>
          {(board, scores) => (
            <DayList sportKey={sportKey} board={board} scores={scores} isLiveOnly={isLiveListed} />
          )}
        </DayBoard>
      )}
    </div>
  );
}

const HALF_DAY = 43_200_000;

/**
 * Whether another list is on its way. The same day as another zone counts it
 * begins some hours apart: who reads it already is left with it.
 */
function useIsLeaving(from: number, today: number): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location?.pathname.endsWith('/matches/all')) return false;
  const date = new URLSearchParams(location.search).get('date');
  const next = date === null ? today : Number(date);
  return location.pathname !== pathname || Math.abs(next - from) >= HALF_DAY;
}

interface DayListProps {
  sportKey: MainSportKey;
  board: DayListModel;
  scores: DayScores;
  isLiveOnly: boolean;
}

function DayList({ sportKey, board, scores, isLiveOnly }: DayListProps) {
  const t = useText();
  const { all, live } = useListing(board);
  const sports = isLiveOnly ? live : all;
  const leagues = useMemo(() => sports.flatMap((sport) => sport.leagues), [sports]);
  if (leagues.length === 0) {
    const isToday = scores.day.from <= scores.now && scores.now < scores.day.to;
    return (
      <Notice title={t(isLiveOnly ? 'scores.noneLive' : 'matchesPage.none')}>
        {!isToday && (
          <Link className={link.link} to={matchesPath(sportKey)}>
            {t('matchesPage.backToToday')}
          </Link>
        )}
      </Notice>
    );
  }
  return (
    <div className={styles.columns}>
      <LeagueLinks leagues={leagues} />
      <LeagueList sports={sports} isCollapsible initial={board.initial} renderClock={scores} />
    </div>
  );
}

const SKELETON_ROWS = [4, 3, 4];

/** The shape of a list while the next one comes. */
function ListSkeleton() {
  const t = useText();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className={visuallyHidden.text}>{t('scores.loading')}</p>
      {SKELETON_ROWS.map((rows, league) => (
        <MatchesSkeleton key={league} rows={rows} by="league" />
      ))}
    </div>
  );
}
