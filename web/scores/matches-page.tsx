import { lazy, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { Guard } from '../app/guard.tsx';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import iconButton from '../ui/icon-button.module.css';
import { Notice } from '../ui/notice.tsx';
import { favouriteSport } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { DayBoard } from './day-board.tsx';
import { DateStrip } from './date-strip.tsx';
import type { EncodedDay } from './encoded-day.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { LeagueLinks } from './league-links.tsx';
import { LeagueList } from './league-list.tsx';
import { MatchesSkeleton } from '../ui/card-skeleton.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { MyMatches } from './my-matches.tsx';
import type { NearestDays } from './load-nearest-days.server.ts';
import type { DayListModel } from './day-list-model.ts';
import { matchesPath } from '../paths/match-path.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { formatDay, isThisYear } from '../../edge/shared/time/time-format.ts';
import link from '../ui/link.module.css';
import styles from './matches-page.module.css';
import { useListing } from './use-listing.ts';

const loadPicker = () => import('./day-picker.tsx');

/** Loads beside the page. A server has it from the start: see `layouts/page-top.tsx`. */
const DayPicker = import.meta.env.SSR ? (await loadPicker()).default : lazy(loadPicker);

export interface MatchesPageProps {
  sportKey: SportKey;
  /** Start of the day shown, ms. */
  from: number;
  now: number;
  timeZone: string;
  day: EncodedDay;
  /** Days to link from a day without matches. */
  nearest: NearestDays | null;
}

/** Shows a sport's matches of a day. */
export function MatchesPage(props: MatchesPageProps) {
  const { sportKey, from, now, timeZone, day, nearest } = props;
  const t = useText();
  const [isLiveOnly, setLiveOnly] = useState(false);
  // The button reacts at once: hundreds of rows take longer.
  const isLiveListed = useDeferredValue(isLiveOnly);
  const isLeaving = useIsLeaving(from, startOfDay(now, timeZone));
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.title}>
          <h1 className={styles.name}>
            {t('matchesPage.title', { sport: t(`sportInText.${sportKey}`) })}
          </h1>
          <Star of={favouriteSport(t, sportKey)} />
        </div>
        <div className={styles.choices}>
          <Guard of={sportKey} fallback={<span className={iconButton.button} />}>
            <DayPicker sportKey={sportKey} from={from} timeZone={timeZone} />
          </Guard>
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
            <DayList {...{ sportKey, board, scores, nearest, isLiveOnly: isLiveListed }} />
          )}
        </DayBoard>
      )}
    </div>
  );
}

const HALF_DAY = 43_200_000;

/**
 * Whether another list is loading. A day starts hours apart in different time zones, and the
 * visitor's today may differ from the server's; the list of the same day then stays visible.
 */
function useIsLeaving(from: number, today: number): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location?.pathname.endsWith('/matches/all')) return false;
  const date = new URLSearchParams(location.search).get('date');
  const next = date === null ? today : Number(date);
  const isOwnToday = from === today && !isMidnightHere(from) && isMidnightHere(next);
  return location.pathname !== pathname || (!isOwnToday && Math.abs(next - from) >= HALF_DAY);
}

/** Whether it is midnight in the browser's time zone at `time` (ms). */
function isMidnightHere(time: number): boolean {
  const date = new Date(time);
  return date.getHours() === 0 && date.getMinutes() === 0;
}

/** Likelier direction first. */
const DIRECTIONS = ['after', 'before'] as const;

interface DayListProps {
  sportKey: SportKey;
  board: DayListModel;
  scores: DayScores;
  nearest: NearestDays | null;
  isLiveOnly: boolean;
}

function DayList({ sportKey, board, scores, nearest, isLiveOnly }: DayListProps) {
  const t = useText();
  const listing = useListing(board);
  const { all, live } = listing;
  const sports = isLiveOnly ? live : all;
  const leagues = useMemo(() => sports.flatMap((sport) => sport.leagues), [sports]);
  if (leagues.length === 0) {
    const { now, timeZone, isToday } = scores;
    const today = startOfDay(now, timeZone);
    const isOtherDayLive = isLiveOnly && !isToday && all.length > 0;
    const title = isOtherDayLive
      ? 'matchesPage.liveIsToday'
      : isLiveOnly && isToday
        ? 'scores.noneLive'
        : 'matchesPage.none';
    const days = all.length > 0 ? null : nearest;
    return (
      <Notice title={t(title)}>
        {DIRECTIONS.map((direction) => {
          const start = days?.[direction] ?? null;
          // Today has its own link.
          if (start === null || start === today) return null;
          const date = formatDay(t, start, timeZone, !isThisYear(start, { now, timeZone }));
          return (
            <Link key={direction} className={link.link} to={matchesPath(sportKey, start)}>
              {t(`matchesPage.${direction}`, { date })}
            </Link>
          );
        })}
        {!isToday && (
          <Link className={link.link} to={matchesPath(sportKey)}>
            {t('matchesPage.backToToday')}
          </Link>
        )}
      </Notice>
    );
  }
  return (
    <>
      <MyMatches
        board={board}
        listing={isLiveOnly ? { ...listing, rest: [] } : listing}
        renderClock={scores}
      />
      <div className={styles.columns}>
        <LeagueLinks leagues={leagues} />
        <LeagueList sports={sports} isCollapsible initial={board.initial} renderClock={scores} />
      </div>
    </>
  );
}

const SKELETON_ROWS = [4, 3, 4];

/** Shows the outline of a list while the next one loads. */
function ListSkeleton() {
  const t = useText();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className={visuallyHidden.text}>{t('scores.loading')}</p>
      {SKELETON_ROWS.map((rows, league) => (
        <MatchesSkeleton key={league} rows={rows} />
      ))}
    </div>
  );
}
