import { useMemo } from 'react';
import { pack, unpack } from '../api/packed.ts';
import { LeagueOverview } from '../league/league-overview.tsx';
import { leagueLd, leagueMeta } from '../league/league-meta.ts';
import { leagueContextOf } from '../league/load-league.server.ts';
import { loadLeagueOverview, type LeagueOverviewData } from '../league/load-overview.server.ts';
import { useLeagueLayout } from '../league/use-league-layout.ts';
import type { Route } from './+types/league-overview';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const leagueContext = await leagueContextOf(context, request, params.leagueId);
  return {
    league: leagueContext.league,
    packed: pack(await loadLeagueOverview(leagueContext, request.signal)),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const descriptors = leagueMeta(loaderData?.league, 'overview', setting);
  if (!loaderData) return descriptors;
  return [...descriptors, leagueLd(loaderData.league, unpack(loaderData.packed), setting)];
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { hasBracket, renderClock } = useLeagueLayout();
  const { league, packed } = loaderData;
  const data = useMemo((): LeagueOverviewData => unpack(packed), [packed]);
  return (
    <LeagueOverview league={league} data={data} hasBracket={hasBracket} renderClock={renderClock} />
  );
}
