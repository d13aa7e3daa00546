import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { HeadToHeadTab, hasPast } from '../match/tabs/head-to-head/head-to-head-tab.tsx';
import { parseHeadToHead } from '../match/tabs/head-to-head/head-to-head.ts';
import { loadTab } from '../match/load-tab.server.ts';
import { useMatchScreen } from '../match/match-context.ts';
import { TabBody } from '../match/tab-body.tsx';
import { useRefetchedTab } from '../match/use-refetched-tab.ts';
import type { Route } from './+types/match-head-to-head';

export function loader({ context, request, params, url }: Route.LoaderArgs) {
  return loadTab({ context, request, url, params }, ({ api }, signal) =>
    callOrNull(api, CALLS.getHeadToHead, { id: params.matchId }, signal),
  );
}

export default function HeadToHeadRoute({ loaderData }: Route.ComponentProps) {
  const { initial, renderClock } = useMatchScreen();
  const { match } = initial;
  return (
    <TabBody tab="head-to-head" data={useRefetchedTab(loaderData)}>
      {(wire) => {
        const headToHead = parseHeadToHead(wire, { home: match.home.id, away: match.away.id });
        return hasPast(headToHead) ? (
          <HeadToHeadTab match={match} headToHead={headToHead} renderClock={renderClock} />
        ) : null;
      }}
    </TabBody>
  );
}
