import { redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import { leaguePath } from '../paths/league-path.ts';
import { leagueContextOf } from '../league/load-league.server.ts';
import type { Route } from './+types/league-index';

/** Redirects a bare league path to its overview. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(SCREENS_HANDLE, { context, params, url });
  const { league } = await leagueContextOf(context, request, params.leagueId);
  throw redirect(`${leaguePath(league)}${url.search}`);
}

export default function LeagueIndex() {
  return null;
}
