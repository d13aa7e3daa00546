import { useState } from 'react';
import { CLOSED_STATUSES } from '../../../realtime/sports/event-status.ts';
import { useMatchRoom } from '../../live/live-context.ts';
import { useLiveRecord } from '../../live/live-store.ts';
import type { LoadedMatch } from '../../match/load-match.server.ts';
import { MatchHeader } from '../../match/match-header.tsx';
import { recordOfState, type MatchRecord } from '../../domain/match-record.ts';
import { Panel } from '../../ui/panel.tsx';
import { PeriodsTable } from '../../match/periods-table.tsx';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { statRows } from '../../match/tabs/statistics/stat-rows.ts';
import { StatTable } from '../../match/tabs/statistics/stat-table.tsx';
import { Notice, PartialNotice } from '../../ui/notice.tsx';
import { useText } from '../../ui/use-text.ts';
import styles from './live-stat.module.css';

export interface LiveStatProps extends Omit<LoadedMatch, 'parts' | 'course'> {
  renderClock: RenderClock;
}

/** Shows score and statistics of one match in a small space. */
export function LiveStat({ match, roomSnapshot, setting, renderClock, isPartial }: LiveStatProps) {
  const t = useText();
  const [initial] = useState<MatchRecord>(() =>
    roomSnapshot ? recordOfState(roomSnapshot.state) : { match, incidents: [], stats: {} },
  );
  const record = useLiveRecord(match.id, initial);
  useMatchRoom(match.id, roomSnapshot, !CLOSED_STATUSES.has(initial.match.status));
  const rows = statRows(t, record.match.sportKey, record.stats);
  return (
    <article className={styles.page} data-match-id={match.id}>
      <MatchHeader record={record} setting={setting} renderClock={renderClock} />
      {isPartial && <PartialNotice />}
      <PeriodsTable match={record.match} />
      {rows.length > 0 ? (
        <Panel title={t('liveStat.statistics')}>
          <StatTable match={record.match} rows={rows} />
        </Panel>
      ) : (
        <Notice title={t('liveStat.none')} />
      )}
    </article>
  );
}
