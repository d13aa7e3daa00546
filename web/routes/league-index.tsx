import { redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import { canonicalAddress } from '../app/slug-rule.ts';
import { leaguePath, leagueRoot } from '../league/league-path.ts';
import { askLeague } from '../league/load-league.server.ts';
import { SCREENS_HANDLE } from '../entity/screens-handle.ts';
import type { Route } from './+types/league-index';

/** A league without a screen leads to its overview, and from a wrong address for good. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(SCREENS_HANDLE, { context, params, url });
  const { league } = await askLeague(context, request, params.leagueId);
  const isWrong = canonicalAddress({ params, url }, leagueRoot(league)) !== null;
  throw redirect(`${leaguePath(league)}${url.search}`, isWrong ? 301 : 302);
}

export default function LeagueIndex() {
  return null;
}
