import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { loadTab } from '../match/load-tab.server.ts';
import { useMatchRecord } from '../match/match-context.ts';
import { TabBody } from '../match/tab-body.tsx';
import { useRefetchedTab } from '../match/use-refetched-tab.ts';
import { StatsTab } from '../match/tabs/statistics/stats-tab.tsx';
import type { Route } from './+types/match-stats';

export function loader({ context, request, params, url }: Route.LoaderArgs) {
  return loadTab({ context, request, url, params }, async ({ api }, signal) => ({
    // A match's room may have statistics that the catalogue lacks.
    statistics: await callOrNull(api, CALLS.getStatistics, { id: params.matchId }, signal),
  }));
}

export default function StatsRoute({ loaderData }: Route.ComponentProps) {
  const { match } = useMatchRecord();
  const data = useRefetchedTab(loaderData, `${match.status} ${match.matchStatus}`);
  return (
    <TabBody tab="stats" data={data}>
      {({ statistics }) => <StatsTab statistics={statistics} />}
    </TabBody>
  );
}
