import { LeagueOverview } from '../league/league-overview.tsx';
import { leagueLd, leagueMeta } from '../league/league-meta.ts';
import { askLeague } from '../league/load-league.server.ts';
import { loadLeagueOverview } from '../league/load-overview.server.ts';
import { useLeagueFrame } from '../league/use-league-frame.ts';
import type { Route } from './+types/league-overview';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = await askLeague(context, request, params.leagueId);
  return { league: asked.league, parts: await loadLeagueOverview(asked, request.signal) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const descriptors = leagueMeta(loaderData?.league, 'overview', setting);
  if (!loaderData) return descriptors;
  return [...descriptors, leagueLd(loaderData.league, loaderData.parts, setting)];
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { hasBracket, moment } = useLeagueFrame();
  return <LeagueOverview {...loaderData} hasBracket={hasBracket} moment={moment} />;
}
