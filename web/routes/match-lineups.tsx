import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { LineupsTab } from '../match/tabs/lineups/lineups-tab.tsx';
import { loadTab } from '../match/load-tab.server.ts';
import { TabBody } from '../match/tab-body.tsx';
import { useRefetchedTab } from '../match/use-refetched-tab.ts';
import type { Route } from './+types/match-lineups';

export function loader({ context, request, params, url }: Route.LoaderArgs) {
  return loadTab({ context, request, url, params }, ({ api }, signal) =>
    callOrNull(api, CALLS.getLineups, { id: params.matchId }, signal),
  );
}

export default function LineupsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <TabBody tab="lineups" data={useRefetchedTab(loaderData)}>
      {(lineups) => (lineups.home || lineups.away ? <LineupsTab lineups={lineups} /> : null)}
    </TabBody>
  );
}
