import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loadTab } from '../match/load-tab.server.ts';
import { useMatchRecord } from '../match/match-context.ts';
import { TabBody } from '../match/tab-body.tsx';
import { useRefetchedTab } from '../match/use-refetched-tab.ts';
import { StatsTab } from '../match/tabs/statistics/stats-tab.tsx';
import type { Route } from './+types/match-stats';

export function loader({ context, request, params, url }: Route.LoaderArgs) {
  const input = { id: params.matchId };
  return loadTab({ context, request, url, params }, async ({ api }, signal) => {
    const [statistics, expectation] = await Promise.all([
      // A match's room may have statistics that the catalogue lacks.
      callOrNull(api, CALLS.getStatistics, input, signal),
      orNullWhenFailed(callOrNull(api, CALLS.getExpectedScore, input, signal)),
    ]);
    return { statistics, expected: expectation?.expected ?? null };
  });
}

export default function StatsRoute({ loaderData }: Route.ComponentProps) {
  const { match } = useMatchRecord();
  const data = useRefetchedTab(loaderData, `${match.status} ${match.matchStatus}`);
  return (
    <TabBody tab="stats" data={data}>
      {(loaded) => <StatsTab {...loaded} />}
    </TabBody>
  );
}
