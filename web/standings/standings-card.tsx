import { lazy, memo, Suspense } from 'react';
import type { Settled } from '../api/settled.ts';
import { useText } from '../ui/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import { Card } from '../ui/card.tsx';
import { TableSkeleton } from '../ui/card-skeleton.tsx';
import type { Standings } from './standings.ts';

const loading = loadWithRetry(() => import('./standings-excerpt.tsx'));

/**
 * Browsers load a table's code, which is large, after the page's own: a visitor can only follow
 * links in a table. A server loads it at startup: see `LiveScoreStrip`.
 */
const StandingsExcerpt = import.meta.env.SSR ? (await loading).default : lazy(() => loading);

export interface StandingsCardProps {
  standings: Settled<Standings | null>;
  /** Path of the full table. */
  to: string;
  size: number;
  /** Title if the table has no name. */
  title?: string;
  /** Team whose rows to show; absent: the top of the first table. */
  teamId?: string;
}

/**
 * Shows part of a table on an overview, with live scores; renders nothing without a table. `memo`
 * is necessary: a render before the table's code has loaded would replace the server's table with a
 * skeleton.
 */
export const StandingsCard = memo(function StandingsCard({
  standings,
  ...props
}: StandingsCardProps) {
  const t = useText();
  if (standings.kind === 'failed')
    return (
      <Card title={t('standings.heading')}>
        <LoadFailed message={standings.message} />
      </Card>
    );
  if (!standings.value || standings.value.tables.length === 0) return null;
  return (
    <Suspense fallback={<TableSkeleton rows={props.size} />}>
      <StandingsExcerpt standings={standings.value} {...props} />
    </Suspense>
  );
});
