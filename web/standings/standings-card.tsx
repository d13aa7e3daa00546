import type { Settled } from '../api/settled.ts';
import { useText } from '../ui/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Card } from '../ui/card.tsx';
import { StandingsTable } from './standings-table.tsx';
import type { Standings } from './standings.ts';
import { excerptRows, tableOf } from './table-excerpt.ts';
import { tableName } from './table-name.ts';
import { useLiveTables } from './use-live-tables.ts';
import { useStandingsRevalidation } from './use-standings-revalidation.ts';

export interface StandingsCardProps {
  standings: Settled<Standings | null>;
  /** Full table. */
  to: string;
  size: number;
  /** Title if its table has no name. */
  title?: string;
  /** Team to show; without it, the top of the first table. */
  teamId?: string;
}

/** Shows part of a table on an overview, with live scores. Renders null without a table. */
export function StandingsCard({ standings, ...props }: StandingsCardProps) {
  const t = useText();
  if (standings.kind === 'failed')
    return (
      <Card title={t('standings.heading')}>
        <LoadFailed message={standings.message} />
      </Card>
    );
  if (!standings.value || standings.value.tables.length === 0) return null;
  return <Excerpt standings={standings.value} {...props} />;
}

function Excerpt({
  standings,
  to,
  size,
  title,
  teamId,
}: Omit<StandingsCardProps, 'standings'> & { standings: Standings }) {
  const t = useText();
  const tables = useLiveTables(standings);
  useStandingsRevalidation(standings, tables);
  const table = tableOf(tables, teamId);
  if (!table) return null;
  const { league } = standings;
  const name = tableName(t, table);
  return (
    <Card title={name ?? title ?? t('standings.heading')} more={{ label: t('standings.full'), to }}>
      <StandingsTable
        sportKey={league.sportKey}
        caption={t('standings.excerpt', { name: name ?? league.name })}
        rows={excerptRows(table, size, teamId)}
        {...(teamId !== undefined && { highlighted: new Set([teamId]) })}
        isShort
      />
    </Card>
  );
}
