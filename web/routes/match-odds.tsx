import { redirect } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { allowsFeature } from '../app/feature-gate.ts';
import { loadTab } from '../match/load-tab.server.ts';
import { useMatchRecord } from '../match/match-context.ts';
import { TabBody } from '../match/tab-body.tsx';
import { basePath } from '../match/tabs.ts';
import { useRefetchedTab } from '../match/use-refetched-tab.ts';
import { readOddsFormat } from '../match/tabs/odds/odds-format.ts';
import { OddsTab } from '../match/tabs/odds/odds-tab.tsx';
import { playOf } from '../domain/match.ts';
import type { Route } from './+types/match-odds';

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  // Where odds are not allowed, such as in an old app (spec point 5), redirects to the match.
  if (!allowsFeature('oddsComparison', context.get(edgeContext).visitor))
    throw redirect(basePath(url.pathname) + url.search);
  const format = readOddsFormat(request.headers.get('cookie'));
  return loadTab({ context, request, url, params }, async ({ api }, signal) => {
    const odds = await callOrNull(api, CALLS.getOdds, { id: params.matchId }, signal);
    return odds && { odds, format };
  });
}

export default function OddsRoute({ loaderData }: Route.ComponentProps) {
  const { match } = useMatchRecord();
  const score = playOf(match)?.score;
  const data = useRefetchedTab(loaderData, `${match.status} ${score?.home}-${score?.away}`);
  return (
    <TabBody tab="odds" data={data}>
      {({ odds, format }) =>
        odds.markets.length > 0 ? <OddsTab odds={odds} remembered={format} /> : null
      }
    </TabBody>
  );
}
