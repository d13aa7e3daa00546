import type { ReactNode } from 'react';
import type { MainSportKey } from '../../../realtime/sports/registry.ts';
import { useFavouriteKeys } from '../use-favourites.ts';
import { matchesPath } from '../../paths/match-path.ts';
import { DayBoard } from '../../scores/day-board.tsx';
import type { EncodedDay } from '../../scores/encoded-day.ts';
import { MyMatches } from '../../scores/my-matches.tsx';
import type { ListedMatch } from '../../domain/event-page.ts';
import type { DayScores } from '../../domain/day-scores.ts';
import type { DayListModel } from '../../scores/day-list-model.ts';
import { useListing } from '../../scores/use-listing.ts';
import { useText } from '../../ui/use-text.ts';
import { formatDateAt } from '../../../edge/shared/time/time-format.ts';
import { Link } from 'react-router';
import link from '../../ui/link.module.css';
import { Notice } from '../../ui/notice.tsx';
import { FavouritesCard } from './favourites-card.tsx';
import { FavouriteTabs } from './favourite-tabs.tsx';
import { MyCalendar } from './my-calendar.tsx';
import { StarredMatches } from './starred-matches.tsx';
import styles from './favourite-page.module.css';

export interface FavouriteMatchesPageProps {
  sportKey: MainSportKey;
  /** Start of the day shown, ms. */
  from: number;
  now: number;
  timeZone: string;
  day: EncodedDay;
  /** Starred matches of other days. */
  starred: readonly ListedMatch[];
  isDesktop: boolean;
  /** Content below the matches. */
  children?: ReactNode;
}

/** Shows a fan's matches of a day in a sport; on a desktop, also their teams and leagues below. */
export function FavouriteMatchesPage(props: FavouriteMatchesPageProps) {
  const { sportKey, from, now, timeZone, day, starred, isDesktop, children } = props;
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={`${styles.title} ${styles.lead}`}>
          {t('favouritePages.dayTitle', {
            sport: t(`sportInText.${sportKey}`),
            date: formatDateAt(t, from, { now, timeZone }),
          })}
        </h1>
        <MyCalendar />
      </div>
      {!isDesktop && <FavouriteTabs sportKey={sportKey} />}
      <DayBoard key={`${sportKey}-${from}`} day={day}>
        {(board, scores) => <DayMatches {...{ sportKey, board, scores }} />}
      </DayBoard>
      {children}
      <StarredMatches starred={starred} renderClock={{ now, timeZone }} />
      {isDesktop && (
        <>
          <FavouritesCard type="team" sportKey={sportKey} />
          <FavouritesCard type="league" sportKey={sportKey} />
        </>
      )}
    </div>
  );
}

interface DayMatchesProps {
  sportKey: MainSportKey;
  board: DayListModel;
  scores: DayScores;
}

function DayMatches({ sportKey, board, scores }: DayMatchesProps) {
  const t = useText();
  const listing = useListing(board);
  const keys = useFavouriteKeys();
  return (
    <MyMatches board={board} listing={listing} renderClock={scores}>
      <Notice title={t(keys.size === 0 ? 'favouritePages.noneYet' : 'favouritePages.noMatches')}>
        <Link className={link.link} to={matchesPath(sportKey)}>
          {t('favouritePages.toMatches')}
        </Link>
      </Notice>
    </MyMatches>
  );
}
