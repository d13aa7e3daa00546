import { data, redirect } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { playerPath } from '../paths/player-path.ts';
import { canonicalAddress } from '../paths/slug-rule.ts';
import { loadPlayer } from '../player/load-player.server.ts';
import { playerMeta } from '../player/player-meta.ts';
import { PlayerPage } from '../player/player-page.tsx';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import type { Route } from './+types/player';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'player',
  headerTitle: 'header.player',
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadPlayer(context, request, params.playerId);
  const canonical = canonicalAddress({ params, url }, playerPath(loaded.player));
  if (canonical) throw redirect(canonical, 301);
  return data(loaded, { status: statusOf(loaded.matches) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return playerMeta(loaderData, matches[0].loaderData);
}

export default function Player({ loaderData }: Route.ComponentProps) {
  return <PlayerPage data={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
