import { lazy, memo, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsWide } from '../app/widths.ts';
import { useText } from '../ui/use-text.ts';
import { formatDay } from '../../edge/shared/time/time-format.ts';
import { useFavouriteKeys } from '../favourites/use-favourites.ts';
import { useLive } from '../live/live-context.ts';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { EncodedDay } from '../scores/encoded-day.ts';
import { DayBoard } from '../scores/day-board.tsx';
import type { DayScores } from '../domain/day-scores.ts';
import { FIRST_LIVE_ROWS, FIRST_ROWS, useCutRows } from './cut-rows.ts';
import type { FollowedTilesProps } from './followed-tiles.tsx';
import { followedFirst } from './followed-first.ts';
import type { HomeStageProps } from './home-stage.tsx';
import { LiveBoard } from './live-board.tsx';
import { mainMatch } from './main-match.ts';
import type { SideRailProps } from './side-rail.tsx';
import link from '../ui/link.module.css';
import styles from './home-page.module.css';
import { LeagueList } from '../scores/league-list.tsx';
import { useMine } from '../scores/my-matches.tsx';
import { matchesPath } from '../paths/match-path.ts';
import type { DayListModel, Listing } from '../scores/day-list-model.ts';
import { useListing } from '../scores/use-listing.ts';
import { useFurtherMatches } from './use-further-matches.ts';

/**
 * Returns a component whose code loads after the matches. Until then it keeps its HTML, since a
 * change of the lists does not render it. A server has the code from the start: see
 * `layouts/page-top.tsx`.
 */
function late<Props extends object>(Late: ComponentType<Props>) {
  return memo(function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  });
}

const loadStage = () => import('./home-stage.tsx');
const HomeStage = late<HomeStageProps>(
  import.meta.env.SSR ? (await loadStage()).default : lazy(() => loadWithRetry(loadStage)),
);

const loadTiles = () => import('./followed-tiles.tsx');
/** Only for fans with matches of their own today. */
const FollowedTiles = late<FollowedTilesProps>(
  import.meta.env.SSR ? (await loadTiles()).default : lazy(() => loadWithRetry(loadTiles)),
);

const loadSideRail = () => import('./side-rail.tsx');
/** Only for wide windows. */
const SideRail = late<SideRailProps>(
  import.meta.env.SSR ? (await loadSideRail()).default : lazy(() => loadWithRetry(loadSideRail)),
);

export interface HomePageProps {
  day: EncodedDay;
  /**
   * Beside the matches of a wide window: channel, table, news. On a phone it follows the live
   * matches, or all matches if it loads later or nothing is live.
   */
  rail?: ReactNode;
}

export function HomePage({ day, rail }: HomePageProps) {
  const t = useText();
  return (
    <>
      <h1 className={visuallyHidden.text}>{t('scores.title')}</h1>
      <DayBoard day={day}>
        {(board, scores) => <TodayScores board={board} scores={scores} rail={rail} />}
      </DayBoard>
    </>
  );
}

interface TodayScoresProps {
  board: DayListModel;
  scores: DayScores;
  rail: ReactNode;
}

function TodayScores({ board: carried, scores, rail }: TodayScoresProps) {
  const t = useText();
  const [board, laterRef] = useFurtherMatches(carried, scores.day.from);
  const current = useListing(board);
  // Stars that the fan sets while reading do not move the lists.
  const [keys] = useState(useFavouriteKeys());
  const listing = useMemo(
    () => ({
      ...current,
      live: followedFirst(current.live, keys),
      rest: followedFirst(current.rest, keys),
    }),
    [current, keys],
  );
  const { initial } = board;
  const { live, liveCount, rest } = listing;
  const shownRest = useCutRows(rest, FIRST_ROWS - Math.min(liveCount, FIRST_LIVE_ROWS));
  const { now, timeZone } = scores;
  const main = useMainMatch(board, listing, now);
  const mine = useMine(board, listing);
  const tiles = useMemo(() => mine.filter((id) => id !== main), [mine, main]);
  const isWide = useIsWide();
  return (
    <div
      className={[styles.page, rail && styles.withRail, live.length === 0 && styles.quiet]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.start}>
        {isWide && (
          <SideRail listing={listing} mine={mine} initial={initial} renderClock={scores} />
        )}
      </div>
      <div className={styles.now}>
        {main !== null && <HomeStage id={main} initial={initial.get(main)} renderClock={scores} />}
        {mine.length > 0 && <FollowedTiles ids={tiles} initial={initial} renderClock={scores} />}
        <LiveBoard board={board} listing={listing} renderClock={scores} />
      </div>
      {rail && <div className={styles.end}>{rail}</div>}
      <section className={styles.later} aria-labelledby="today" ref={laterRef}>
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
        <LeagueList
          sports={shownRest}
          isBySport
          isCollapsible
          initial={initial}
          renderClock={scores}
        />
      </section>
    </div>
  );
}

/** Returns the match on the page's stage, which stays while the page is read. */
function useMainMatch({ initial }: DayListModel, listing: Listing, now: number): string | null {
  const keys = useFavouriteKeys();
  const { store } = useLive().live;
  const [main] = useState(() => {
    const { matches } = store.getState();
    return mainMatch(listing, (id) => matches.get(id) ?? initial.get(id), keys, now);
  });
  return main;
}
