import type { Stats } from '../../../../realtime/protocol/match-state.ts';
import { useText } from '../../../ui/use-text.ts';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Match } from '../../../domain/match.ts';
import { statRows } from './stat-rows.ts';
import { StatTable } from './stat-table.tsx';

const SHOWN = 5;

export interface KeyStatsProps {
  match: Match;
  stats: Stats;
  /** Path of the tab with all figures. */
  to: string;
}

/** Shows a match's first figures, if any. */
export function KeyStats({ match, stats, to }: KeyStatsProps) {
  const t = useText();
  const rows = statRows(t, match.sportKey, stats);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('statistics.title')}>
      <StatTable match={match} rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && <MoreLink to={to}>{t('statistics.all')}</MoreLink>}
    </Panel>
  );
}
