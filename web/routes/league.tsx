import { Outlet, redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { LeagueLayout } from '../league/league-layout.tsx';
import { leagueRoot } from '../paths/league-path.ts';
import { leagueContextOf, loadLeagueLayout } from '../league/load-league.server.ts';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { keepsLayout } from '../entity-page/keeps-layout.ts';
import { screenAddress } from '../entity-page/screen-address.ts';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import type { Route } from './+types/league';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'league',
  headerTitle: 'header.league',
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const leagueContext = await leagueContextOf(context, request, params.leagueId);
  const canonical = screenAddress({ params, url }, leagueRoot(leagueContext.league));
  if (canonical) throw redirect(canonical, 301);
  return loadLeagueLayout(leagueContext, request.signal);
}

export const shouldRevalidate = keepsLayout('leagueId');

export default function League({ loaderData }: Route.ComponentProps) {
  return (
    <LeagueLayout data={loaderData}>
      <Outlet context={loaderData} />
    </LeagueLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
