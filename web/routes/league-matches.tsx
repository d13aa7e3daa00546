import { data } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { leagueMeta } from '../league/league-meta.ts';
import { useLeagueLayout } from '../league/use-league-layout.ts';
import { leagueContextOf, loadLeagueMatches } from '../league/load-league.server.ts';
import { ListedMatches } from '../match-list/listed-matches.tsx';
import { listQueryOf } from '../match-list/load-listed.server.ts';
import { leaguePath } from '../paths/league-path.ts';
import { useText } from '../text/use-text.ts';
import type { Route } from './+types/league-matches';

/** A league's fixtures at one address, its results at another. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const leagueContext = await leagueContextOf(context, request, params.leagueId);
  const query = listQueryOf(url);
  const page = await loadLeagueMatches(leagueContext, query, request.signal);
  return data({ league: leagueContext.league, type: query.type, page }, { status: statusOf(page) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return leagueMeta(loaderData?.league, loaderData?.type ?? 'fixtures', matches[0].loaderData);
}

export default function LeagueMatches({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { renderClock } = useLeagueLayout();
  const { league, type, page } = loaderData;
  return (
    <ListedMatches
      page={page}
      path={leaguePath(league, type)}
      empty={t('failure.league')}
      detail="round"
      renderClock={renderClock}
    />
  );
}
