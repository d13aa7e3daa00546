import type { Statistics } from '../../../../edge/contracts/statistics.ts';
import type { ExpectedScore } from '../../../../edge/contracts/event-page.ts';
import { useMatchRecord } from '../../match-context.ts';
import { MomentumChart } from '../../momentum-chart.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShotList } from '../../shot-list.tsx';
import { useText } from '../../../ui/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { periodName } from '../../period-name.ts';
import { statRows } from './stat-rows.ts';
import { StatTable } from './stat-table.tsx';
import { WinProbability } from '../../win-probability/win-probability.tsx';
import styles from '../../tab-columns.module.css';

const WHOLE = 'ALL';

export interface StatsTabProps {
  statistics: Statistics | null;
  /** Score that earlier results led one to expect before the match; null if unknown. */
  expected: ExpectedScore['expected'];
}

/**
 * Shows figures of the match and its parts. For the whole match, the room's figures replace the
 * loaded ones, since they change with play.
 */
export function StatsTab({ statistics, expected }: StatsTabProps) {
  const t = useText();
  const { match, stats, incidents } = useMatchRecord();
  const parts = new Map(
    statistics?.periods.map(({ period, items }) => [
      period,
      Object.fromEntries(items.map(({ key, home, away }) => [key, { home, away }])),
    ]),
  );
  parts.set(WHOLE, { ...parts.get(WHOLE), ...stats });
  const tables = [...parts]
    .map(([period, figures]) => ({ period, rows: statRows(t, match.sportKey, figures) }))
    .filter(({ rows }) => rows.length > 0)
    // The whole match comes first, whether from the catalogue or the room.
    .toSorted((a, b) => Number(b.period === WHOLE) - Number(a.period === WHOLE))
    .map(({ period, rows }) => ({
      key: period,
      label: periodName(t, period),
      panel: <StatTable match={match} rows={rows} />,
    }));
  const [only] = tables;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {only === undefined ? (
          <Notice title={t('matchWithout.stats')} />
        ) : (
          <Panel title={t('statistics.title')}>
            {tables.length === 1 ? only.panel : <Tabs label={t('statistics.part')} tabs={tables} />}
          </Panel>
        )}
      </div>
      <div className={styles.column}>
        {expected && <WinProbability expected={expected} />}
        <MomentumChart match={match} incidents={incidents} />
        <ShotList match={match} incidents={incidents} />
      </div>
    </div>
  );
}
