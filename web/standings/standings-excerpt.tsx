import { useText } from '../ui/use-text.ts';
import { Card } from '../ui/card.tsx';
import type { StandingsCardProps } from './standings-card.tsx';
import { StandingsTable } from './standings-table.tsx';
import type { Standings } from './standings.ts';
import { excerptRows, tableOf } from './table-excerpt.ts';
import { tableName } from './table-name.ts';
import { useLiveTables } from './use-live-tables.ts';
import { useStandingsRevalidation } from './use-standings-revalidation.ts';

/** Shows a card with part of a table and live scores. */
export default function StandingsExcerpt({
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
