import { data } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { leagueMeta } from '../league/league-meta.ts';
import { leaguePath } from '../paths/league-path.ts';
import { leagueContextOf } from '../league/load-league.server.ts';
import { loadStandings, standingsQuery } from '../standings/load-standings.server.ts';
import { StandingsPage } from '../standings/standings-page.tsx';
import { useText } from '../ui/use-text.ts';
import type { Route } from './+types/league-standings';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { api, league } = await leagueContextOf(context, request, params.leagueId);
  const query = standingsQuery(url.searchParams);
  const standings = await loadStandings(api, league.id, query, request.signal);
  return data({ league, standings, query }, { status: statusOf(standings) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return leagueMeta(loaderData?.league, 'standings', matches[0].loaderData);
}

export default function Standings({
  loaderData: { league, standings, query },
}: Route.ComponentProps) {
  const t = useText();
  return (
    <StandingsPage
      standings={standings}
      path={leaguePath(league, 'standings')}
      query={query}
      empty={t('failure.league')}
    />
  );
}
