import { useMemo } from 'react';
import { Outlet, redirect } from 'react-router';
import { pack, unpack } from '../api/packed.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { LeagueLayout } from '../league/league-layout.tsx';
import { leagueRoot } from '../paths/league-path.ts';
import {
  leagueContextOf,
  loadLeagueLayout,
  type LeagueLayoutData,
} from '../league/load-league.server.ts';
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

type Carried = Omit<LeagueLayoutData, 'league'>;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const leagueContext = await leagueContextOf(context, request, params.leagueId);
  const canonical = screenAddress({ params, url }, leagueRoot(leagueContext.league));
  if (canonical) throw redirect(canonical, 301);
  const { league, ...more } = await loadLeagueLayout(leagueContext, request.signal);
  return { league, packed: pack(more satisfies Carried) };
}

export const shouldRevalidate = keepsLayout('leagueId');

export default function League({ loaderData }: Route.ComponentProps) {
  const layout = useMemo((): LeagueLayoutData => {
    const carried: Carried = unpack(loaderData.packed);
    return { league: loaderData.league, ...carried };
  }, [loaderData]);
  return (
    <LeagueLayout data={layout}>
      <Outlet context={layout} />
    </LeagueLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
