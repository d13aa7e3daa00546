import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { BoxScoreTab, hasFigures } from '../match/tabs/box-score/box-score-tab.tsx';
import { loadTab } from '../match/load-tab.server.ts';
import { useMatchRecord } from '../match/match-context.ts';
import { TabBody } from '../match/tab-body.tsx';
import { useRefetchedTab } from '../match/use-refetched-tab.ts';
import { playOf } from '../domain/match.ts';
import type { Route } from './+types/match-box-score';

export function loader({ context, request, params, url }: Route.LoaderArgs) {
  return loadTab({ context, request, url, params }, ({ api }, signal) =>
    callOrNull(api, CALLS.getBoxScore, { id: params.matchId }, signal),
  );
}

export default function BoxScoreRoute({ loaderData }: Route.ComponentProps) {
  const { match } = useMatchRecord();
  const score = playOf(match)?.score;
  const data = useRefetchedTab(loaderData, `${match.status} ${score?.home}-${score?.away}`);
  return (
    <TabBody tab="box-score" data={data}>
      {(boxScore) => (hasFigures(boxScore) ? <BoxScoreTab boxScore={boxScore} /> : null)}
    </TabBody>
  );
}
