import { SPORTS } from '../../realtime/sports/registry.ts';
import { isInSets } from '../domain/in-sets.ts';
import type { MatchRecord } from '../domain/match-record.ts';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/use-text.ts';
import { Course, LineScoreTable } from './course/lazy-parts.tsx';
import { PeriodsTable } from './periods-table.tsx';
import { KeyStats } from './tabs/statistics/key-stats.tsx';
import { tabPath } from './tabs.ts';
import { Timeline } from './timeline.tsx';

/**
 * Shows the events and the figures of a match that is shown beside others; `path` is its page's.
 */
export function SideParts({ record, path }: { record: MatchRecord; path: string }) {
  const { match, incidents, stats } = record;
  const t = useText();
  const { periods, screens } = SPORTS[match.sportKey];
  // In other cases the timeline says that there is nothing yet.
  const isSilent = incidents.length === 0 && Object.keys(stats).length === 0;
  if (isSilent && (isInSets(match) || match.kind === 'result'))
    return <Notice title={t('multiView.noDetails')} />;
  return (
    <>
      {periods.family === 'innings' ? (
        <LineScoreTable match={match} stats={stats} />
      ) : (
        <PeriodsTable match={match} />
      )}
      {screens.course === 'timeline' ? (
        <Timeline match={match} incidents={incidents} />
      ) : (
        <Course record={record} all={tabPath(path, 'commentary')} />
      )}
      <KeyStats match={match} stats={stats} to={tabPath(path, 'stats')} />
    </>
  );
}
