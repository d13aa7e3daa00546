import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { loadArea } from '../app/load-texts.ts';
import { Guard } from '../app/guard.tsx';
import { useShell } from '../app/shell.ts';
import { useMatchRoom } from '../live/live-context.ts';
import { useLiveRecord } from '../live/live-store.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { PartialNotice } from '../ui/notice.tsx';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { useScoreNews } from '../scores/stage/use-score-news.ts';
import { matchTitle } from './describe-match.ts';
import { isFollowed } from './is-followed.ts';
import type { LoadedMatch } from './load-match.server.ts';
import { MatchContext } from './match-context.ts';
import { MatchActions } from './match-actions.tsx';
import { MatchHeader } from './match-header.tsx';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import styles from './match-page.module.css';
import { recordOfState, type MatchRecord } from '../domain/match-record.ts';
import { MatchTabs, usePendingTab } from './match-tabs.tsx';
import type { Rail } from './rail/load-rail.server.ts';
import { TabSkeleton } from './tab-skeleton.tsx';
import { basePath, tabOfPath, tabPath, tabsOf } from './tabs.ts';

const loadMatchRail = () => import('./rail/match-rail.tsx');
/** Only wide screens have it. A server loads it at startup: see `layouts/page-top.tsx`. */
const MatchRail = import.meta.env.SSR
  ? (await loadMatchRail()).default
  : lazy(() =>
      loadWithRetry(async () => {
        const [rail] = await Promise.all([loadMatchRail(), loadArea('standings')]);
        return rail;
      }),
    );

export interface MatchPageProps extends LoadedMatch {
  renderClock: RenderClock;
  allowsOdds: boolean;
  /** Null on a phone, and if it would be empty. */
  rail: Rail | null;
}

/** Shows a match: its state, and one of its tabs. */
export function MatchPage(props: MatchPageProps) {
  const { setting, parts, match, history, roomSnapshot, isPartial, renderClock, allowsOdds } =
    props;
  const { rail } = props;
  const [initial] = useState<MatchRecord>(() =>
    roomSnapshot ? recordOfState(roomSnapshot.state) : { match, ...history },
  );
  const record = useLiveRecord(match.id, initial);
  useMatchRoom(match.id, roomSnapshot, isFollowed(initial.match, renderClock.now));
  useLiveTitle(record);
  const screen = useMemo(
    () => ({ setting, renderClock, initial, hasRail: rail !== null }),
    [setting, renderClock, initial, rail],
  );
  const tabs = tabsOf({ match: record.match, course: record, parts, allowsOdds });
  const coming = usePendingTab();
  const { pathname } = useLocation();
  return (
    <article
      className={rail ? `${styles.page} ${styles.withRail}` : styles.page}
      data-match-id={match.id}
      data-kind={record.match.kind}
    >
      <div className={styles.head}>
        <Guard of={record} fallback={<CannotShow what="match" />}>
          <MatchHeader record={record} setting={setting} renderClock={renderClock}>
            <MatchActions match={record.match} />
          </MatchHeader>
        </Guard>
        {isPartial && <PartialNotice />}
      </div>
      <MatchTabs tabs={tabs} sportKey={match.sportKey} />
      <div className={styles.tab}>
        <MatchContext value={screen}>
          {coming ? (
            <TabSkeleton tab={coming} sportKey={match.sportKey} />
          ) : (
            <Guard key={pathname} of={record} fallback={<CannotShow what="part" />}>
              <Outlet />
            </Guard>
          )}
        </MatchContext>
      </div>
      {rail && (
        <Suspense fallback={null}>
          <MatchRail
            rail={rail}
            match={record.match}
            setting={setting}
            renderClock={renderClock}
            toTable={tabPath(basePath(pathname), 'standings')}
          />
        </Suspense>
      )}
    </article>
  );
}

/** How long the title shows that a side has scored, ms. A corrected score needs no sign. */
const TITLE_HOLD = { scored: 8_000, takenBack: 0 };
const BALLS: Partial<Record<SportKey, string>> = {
  football: '⚽',
  'american-football': '🏈',
  baseball: '⚾',
};

/** Keeps the score in the browser tab's title, since the title in the HTML is soon out of date. */
function useLiveTitle({ match }: MatchRecord): void {
  const t = useText();
  const { pathname } = useLocation();
  const brand = useShell()?.brand.brandDisplayName;
  const hasScored = useScoreNews(match, TITLE_HOLD)?.kind === 'scored';
  const ball = hasScored ? `${BALLS[match.sportKey] ?? '●'} ` : '';
  const end = brand === undefined ? '' : ` · ${brand}`;
  const title = `${ball}${matchTitle(t, match, tabOfPath(pathname))}${end}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
