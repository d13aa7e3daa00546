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
 * Tables have much code and nothing to press but links, so browsers load it after the page's own. A
 * server loads it at startup: see `LiveScoreStrip`.
 */
const StandingsExcerpt = import.meta.env.SSR ? (await loading).default : lazy(() => loading);

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

/**
 * Shows part of a table on an overview, with live scores. Renders null without a table. Only other
 * values render it again: a change would replace the server's table before its code has loaded.
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
