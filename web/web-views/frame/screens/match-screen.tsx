import { matchNames } from '../../../domain/match-names.ts';
import { useState, type ReactNode } from 'react';
import { useMatchRoom } from '../../../live/live-context.ts';
import { useLiveRecord } from '../../../live/live-store.ts';
import { recordOfState, type MatchRecord } from '../../../domain/match-record.ts';
import { isFollowed } from '../../../match/is-followed.ts';
import { MatchHeader } from '../../../match/match-header.tsx';
import { MomentumChart } from '../../../match/momentum-chart.tsx';
import { momentumOf } from '../../../match/momentum.ts';
import { PeriodsTable } from '../../../match/periods-table.tsx';
import { statRows } from '../../../match/tabs/statistics/stat-rows.ts';
import { StatTable } from '../../../match/tabs/statistics/stat-table.tsx';
import { Timeline } from '../../../match/timeline.tsx';
import { useText } from '../../../ui/use-text.ts';
import { Notice, PartialNotice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { LiveScreens } from '../frame-page.ts';
import styles from './screens.module.css';

/** Shows a match with live updates, or a part of it. */
export default function MatchScreen(props: LiveScreens['match']) {
  const { widget, match, history, roomSnapshot, setting, renderClock, isPartial } = props;
  const [initial] = useState<MatchRecord>(() =>
    roomSnapshot ? recordOfState(roomSnapshot.state) : { match, ...history },
  );
  const record = useLiveRecord(match.id, initial);
  useMatchRoom(match.id, roomSnapshot, isFollowed(initial.match, renderClock.now));
  const header = <MatchHeader record={record} setting={setting} renderClock={renderClock} />;
  if (widget === 'tracker' || widget === 'score')
    return (
      <article className={styles.page} data-match-id={match.id}>
        {header}
        {isPartial && <PartialNotice />}
        <PeriodsTable match={record.match} />
        {widget === 'tracker' && (
          <>
            <MomentumChart match={record.match} incidents={record.incidents} />
            <Statistics record={record} empty={null} />
            <Timeline match={record.match} incidents={record.incidents} />
          </>
        )}
      </article>
    );
  return (
    <article className={styles.page} data-match-id={match.id}>
      <MatchHeading record={record} />
      {isPartial && <PartialNotice />}
      <Part widget={widget} record={record} />
    </article>
  );
}

function Part({
  widget,
  record,
}: {
  widget: 'momentum' | 'stats' | 'timeline';
  record: MatchRecord;
}) {
  const t = useText();
  const { match, incidents } = record;
  if (widget === 'stats')
    return <Statistics record={record} empty={<Notice title={t('liveStat.none')} />} />;
  if (widget === 'timeline')
    return incidents.length > 0 || match.kind === 'live' || match.kind === 'fixture' ? (
      <Timeline match={match} incidents={incidents} />
    ) : (
      <Notice title={t('timeline.none')} />
    );
  const hasMomentum = SPORTS[match.sportKey].screens.shots && momentumOf(incidents) !== null;
  return hasMomentum ? (
    <MomentumChart match={match} incidents={incidents} />
  ) : (
    <Notice title={t('frame.noMomentum')} />
  );
}

function Statistics({
  record: { match, stats },
  empty,
}: {
  record: MatchRecord;
  empty: ReactNode;
}) {
  const t = useText();
  const rows = statRows(t, match.sportKey, stats);
  if (rows.length === 0) return empty;
  return (
    <Panel title={t('liveStat.statistics')}>
      <StatTable match={match} rows={rows} />
    </Panel>
  );
}

/** Shows a hidden heading with the match's name, for a part without a header. */
function MatchHeading({ record: { match } }: { record: MatchRecord }) {
  const t = useText();
  const names = matchNames(match);
  return <h1 className={visuallyHidden.text}>{t('matchPage.heading', names)}</h1>;
}
