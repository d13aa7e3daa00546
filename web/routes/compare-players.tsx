import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { loadPlayers } from '../compare/load-players.server.ts';
import { enterAddress } from '../compare/opponents.ts';
import { PlayersPage } from '../compare/players-page.tsx';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import { comparePath } from '../paths/compare-path.ts';
import type { Route } from './+types/compare-players';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'compare-players',
  headerTitle: 'header.compare',
};

/** Loads two players to show side by side. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadPlayers(context, request, [params.playerId, params.otherPlayerId]);
  enterAddress(url, comparePath('players', ...loaded.players));
  return loaded;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // The error page sets its own title.
  if (!loaderData) return [];
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const [one, other] = loaderData.players;
  const names = { one: one.name, other: other.name };
  return pageMeta(
    {
      title: t('compare.title', names),
      description: t('compare.ofPlayers', names),
      path: comparePath('players', one, other),
    },
    setting,
  );
}

export default function ComparePlayers({ loaderData }: Route.ComponentProps) {
  return <PlayersPage data={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
