import { useMemo } from 'react';
import {
  FAVOURITE_TYPE,
  favouriteKey,
  type FavouriteType,
} from '../../../edge/contracts/favourite-key.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Settled } from '../../api/settled.ts';
import type { DayScores } from '../../domain/day-scores.ts';
import type { ListedMatch } from '../../domain/event-page.ts';
import { useFavouriteKeys } from '../use-favourites.ts';
import { ReadAndWatch } from '../../news/read-and-watch.tsx';
import columns from '../../entity-page/screen-columns.module.css';
import { ScreenColumns } from '../../entity-page/screen-columns.tsx';
import { DayBoard } from '../../scores/day-board.tsx';
import type { DayListModel } from '../../scores/day-list-model.ts';
import type { EncodedDay } from '../../scores/encoded-day.ts';
import { LeagueList } from '../../scores/league-list.tsx';
import type { ListedSport } from '../../scores/listing.ts';
import { MyMatches } from '../../scores/my-matches.tsx';
import { useListing } from '../../scores/use-listing.ts';
import { useText } from '../../ui/use-text.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewsAndVideos } from '../../tv/videos/news-and-videos.tsx';
import { SuggestedCards } from './add-favourites-page.tsx';
import type { FollowedMedia } from './load-followed-media.server.ts';
import type { Suggested } from './load-suggested.server.ts';
import { StarredMatches } from './starred-matches.tsx';
import styles from './favourite-page.module.css';

export interface ForYouPageProps {
  day: EncodedDay;
  /** Starred matches of other days. */
  starred: readonly ListedMatch[];
  media: Settled<FollowedMedia>;
  suggested: Settled<Suggested>;
  renderClock: RenderClock;
}

/** Shows matches and news of all that a fan follows, and suggestions. */
export function ForYouPage({ day, starred, media, suggested, renderClock }: ForYouPageProps) {
  const t = useText();
  const keys = useFavouriteKeys();
  return (
    <div className={styles.wide}>
      <h1 className={styles.title}>{t('favouritePages.forYou')}</h1>
      <ReadAndWatch current="forYou" />
      <div className={columns.page}>
        <ScreenColumns
          railLabel={t('favouritePages.newest')}
          rail={
            media.kind === 'failed' ? (
              <LoadFailed message={media.message} />
            ) : (
              <NewsAndVideos {...media.value} renderClock={renderClock} />
            )
          }
          after={<SuggestedCards suggested={suggested} />}
        >
          {keys.size === 0 && <Notice title={t('favouritePages.noneYet')} />}
          <DayBoard day={day}>
            {(board, scores) => (
              <Followed
                board={board}
                scores={scores}
                keys={keys}
                hasOtherDays={starred.length > 0}
              />
            )}
          </DayBoard>
          <StarredMatches starred={starred} renderClock={renderClock} />
        </ScreenColumns>
      </div>
    </div>
  );
}

interface FollowedProps {
  board: DayListModel;
  scores: DayScores;
  keys: ReadonlySet<string>;
  hasOtherDays: boolean;
}

function Followed({ board, scores, keys, hasOtherDays }: FollowedProps) {
  const t = useText();
  const listing = useListing(board);
  const sports = useMemo(() => followed(listing.all, keys), [listing, keys]);
  return (
    <>
      <MyMatches board={board} listing={listing} renderClock={scores}>
        {keys.size > 0 && sports.length === 0 && !hasOtherDays && (
          <Notice title={t('favouritePages.noMatchesToday')} />
        )}
      </MyMatches>
      {sports.length > 0 && (
        <section className={styles.section} aria-labelledby="followed">
          <h2 id="followed">{t('favouritePages.followed')}</h2>
          <LeagueList sports={sports} isBySport initial={board.initial} renderClock={scores} />
        </section>
      )}
    </>
  );
}

/** Returns favourite leagues, and all leagues of favourite sports. */
export function followed(sports: readonly ListedSport[], keys: ReadonlySet<string>): ListedSport[] {
  const has = (type: FavouriteType, favouriteItemId: string) =>
    keys.has(favouriteKey({ type, favouriteItemId }));
  return sports.flatMap((sport) => {
    if (has(FAVOURITE_TYPE.sport, String(SPORTS[sport.sportKey].id))) return [sport];
    const leagues = sport.leagues.filter(({ id }) => has(FAVOURITE_TYPE.league, id));
    const matchCount = leagues.reduce((sum, { matchIds }) => sum + matchIds.length, 0);
    return leagues.length > 0 ? [{ ...sport, leagues, matchCount }] : [];
  });
}
