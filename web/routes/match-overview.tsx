import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { isApiFailure } from '../api/failure.ts';
import { loading } from '../api/load-api.server.ts';
import { getHeadToHead, getOdds } from '../api/match-parts.ts';
import { allowsOdds } from '../match/allows-odds.ts';
import { OverviewTab } from '../match/overview-tab.tsx';
import { readOddsFormat } from '../odds/odds-format.ts';
import type { Route } from './+types/match-overview';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = loading(context, request);
  const { signal } = request;
  const showsOdds = allowsOdds(context.get(edgeContext).visitor);
  const [headToHead, odds] = await Promise.all([
    orNull(getHeadToHead(api, params.matchId, signal)),
    showsOdds ? orNull(getOdds(api, params.matchId, signal)) : null,
  ]);
  return { headToHead, odds, format: readOddsFormat(request.headers.get('cookie')) };
}

/** Without them the overview still shows the match. */
async function orNull<Value>(call: Promise<Value | null>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiFailure(error)) return null;
    throw error;
  }
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewTab {...loaderData} />;
}
