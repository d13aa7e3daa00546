import { Outlet, redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { LeagueFrame } from '../league/league-frame.tsx';
import { leagueRoot } from '../paths/league-path.ts';
import { leagueContextOf, loadLeagueFrame } from '../league/load-league.server.ts';
import { EntityError } from '../entity/entity-error.tsx';
import { keepsFrame } from '../entity/keeps-frame.ts';
import { screenAddress } from '../entity/screen-address.ts';
import { SCREENS_HANDLE } from '../entity/screens-handle.ts';
import type { Route } from './+types/league';

export const handle: RouteHandle = { ...SCREENS_HANDLE, pageName: 'league', headerTitle: 'League' };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const leagueContext = await leagueContextOf(context, request, params.leagueId);
  const canonical = screenAddress({ params, url }, leagueRoot(leagueContext.league));
  if (canonical) throw redirect(canonical, 301);
  return loadLeagueFrame(leagueContext, request.signal);
}

export const shouldRevalidate = keepsFrame('leagueId');

export default function League({ loaderData }: Route.ComponentProps) {
  return (
    <LeagueFrame frame={loaderData}>
      <Outlet context={loaderData} />
    </LeagueFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <EntityError error={error} />;
}
