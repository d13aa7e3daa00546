import { data, redirect } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { loadPlayerPick } from '../compare/load-pick.server.ts';
import { pickMeta } from '../compare/pick-meta.ts';
import { PickPage } from '../compare/pick-page.tsx';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import { playerPath } from '../paths/player-path.ts';
import { canonicalAddress } from '../paths/slug-rule.ts';
import type { Route } from './+types/compare-with-player';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'compare-with-player',
  headerTitle: 'header.compare',
};

/** Loads the page that picks a player to compare this one with. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadPlayerPick(context, request, params.playerId);
  const canonical = canonicalAddress({ params, url }, playerPath(loaded.one));
  if (canonical) throw redirect(canonical, 301);
  return data(loaded, { status: statusOf(loaded.others) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pickMeta(loaderData, matches[0].loaderData);
}

export default function CompareWithPlayer({ loaderData }: Route.ComponentProps) {
  return <PickPage data={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
