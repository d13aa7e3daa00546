import { useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Guard } from '../app/guard.tsx';
import { useShell } from '../app/shell.ts';
import { useMatchRoom } from '../live/live-context.ts';
import { useLiveRecord } from '../live/live-store.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { PartialNotice } from '../ui/notice.tsx';
import { matchTitle } from './describe-match.ts';
import { isFollowed } from './is-followed.ts';
import type { LoadedMatch } from './load-match.server.ts';
import { MatchContext } from './match-context.ts';
import { MatchActions } from './match-actions.tsx';
import { MatchHeader } from './match-header.tsx';
import styles from './match-page.module.css';
import { recordOfState, type MatchRecord } from '../domain/match-record.ts';
import { MatchTabs, usePendingTab } from './match-tabs.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { tabOfPath, tabsOf } from './tabs.ts';

export interface MatchPageProps extends LoadedMatch {
  renderClock: RenderClock;
  allowsOdds: boolean;
}

/** Shows a match: its state, and one of its tabs. */
export function MatchPage(props: MatchPageProps) {
  const { setting, parts, match, history, roomSnapshot, isPartial, renderClock, allowsOdds } =
    props;
  const [initial] = useState<MatchRecord>(() =>
    roomSnapshot ? recordOfState(roomSnapshot.state) : { match, ...history },
  );
  const record = useLiveRecord(match.id, initial);
  useMatchRoom(match.id, roomSnapshot, isFollowed(initial.match, renderClock.now));
  useLiveTitle(record);
  const screen = useMemo(
    () => ({ setting, renderClock, initial }),
    [setting, renderClock, initial],
  );
  const tabs = tabsOf({ match: record.match, course: record, parts, allowsOdds });
  const coming = usePendingTab();
  const { pathname } = useLocation();
  return (
    <article className={styles.page} data-match-id={match.id} data-kind={record.match.kind}>
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
    </article>
  );
}

/** Keeps the score in the browser tab's title: the page's own is soon out of date. */
function useLiveTitle({ match }: MatchRecord): void {
  const t = useText();
  const { pathname } = useLocation();
  const brand = useShell()?.brand.brandDisplayName;
  const title = `${matchTitle(t, match, tabOfPath(pathname))}${brand === undefined ? '' : ` · ${brand}`}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
