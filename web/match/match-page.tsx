import { useState } from 'react';
import type { HeldMatch } from '../../realtime/protocol/receive-frame.ts';
import { CLOSED_STATUSES } from '../../realtime/protocol/event-status.ts';
import { useLiveRecord, useMatchRoom } from '../live/live-context.ts';
import type { Match } from '../scores/match.ts';
import type { Moment } from '../scores/moment.ts';
import type { MatchSetting } from './load-match.server.ts';
import { MatchFacts } from './match-facts.tsx';
import { MatchHeader } from './match-header.tsx';
import styles from './match-page.module.css';
import { recordOnce, type MatchRecord } from './match-record.ts';
import { PeriodsTable } from './periods-table.tsx';
import { Statistics } from './statistics.tsx';
import { Timeline } from './timeline.tsx';

export interface MatchPageProps {
  setting: MatchSetting;
  match: Match;
  seed: HeldMatch | null;
  moment: Moment;
}

/** Corrections of a result come soon or not at all. */
const SETTLED = 12 * 3_600_000;

export function MatchPage({ setting, match, seed, moment }: MatchPageProps) {
  const [initial] = useState<MatchRecord>(() =>
    seed ? recordOnce(seed.state) : { match, incidents: [], stats: [] },
  );
  const record = useLiveRecord(match.id, initial);
  const { status, startTime } = initial.match;
  useMatchRoom(match.id, seed, !CLOSED_STATUSES.has(status) || moment.now - startTime < SETTLED);
  return (
    <article className={styles.page} data-match-id={match.id} data-kind={record.match.kind}>
      <MatchHeader match={record.match} setting={setting} moment={moment} />
      <PeriodsTable match={record.match} />
      <div className={styles.columns}>
        <Timeline match={record.match} incidents={record.incidents} />
        <div className={styles.side}>
          {record.stats.length > 0 && <Statistics match={record.match} stats={record.stats} />}
          <MatchFacts match={record.match} setting={setting} moment={moment} />
        </div>
      </div>
    </article>
  );
}
