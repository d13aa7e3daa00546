import { data } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { settle, statusOf } from '../api/settled.ts';
import { BracketPage } from '../league/bracket-page.tsx';
import { leagueMeta } from '../league/league-meta.ts';
import { leagueContextOf } from '../league/load-league.server.ts';
import { parseBracket } from '../league/parse-bracket.ts';
import { useLeagueLayout } from '../league/use-league-layout.ts';
import type { Route } from './+types/league-bracket';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, league } = await leagueContextOf(context, request, params.leagueId);
  const rounds = await settle(
    callOrNull(api, CALLS.getBracket, { id: league.id }, request.signal).then((bracket) =>
      bracket ? parseBracket(bracket, league.name) : [],
    ),
  );
  return data({ league, rounds }, { status: statusOf(rounds) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return leagueMeta(loaderData?.league, 'bracket', matches[0].loaderData);
}

export default function Bracket({ loaderData: { league, rounds } }: Route.ComponentProps) {
  const { renderClock } = useLeagueLayout();
  return <BracketPage rounds={rounds} league={league} renderClock={renderClock} />;
}
