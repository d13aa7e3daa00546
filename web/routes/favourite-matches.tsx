import { data, redirect } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { isDesktopLayout } from '../app/viewport.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { favouriteMeta } from '../favourites/pages/favourite-meta.ts';
import { loadFavouriteMatches } from '../favourites/pages/load-favourite-matches.server.ts';
import { FavouriteMatchesPage } from '../favourites/pages/favourite-matches-page.tsx';
import { loadMyPlayers } from '../player/load-my-players.server.ts';
import { MyPlayers } from '../player/my-players.tsx';
import type { Route } from './+types/favourite-matches';

export const handle: RouteHandle = { pageName: 'favourite-matches' };

/** Loads the desktop page; redirects a phone to its first part, since each part is a page there. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  if (!isDesktopLayout(context.get(edgeContext).visitor.platform))
    throw redirect(`${url.pathname}/list${url.search}`);
  const { page, status } = await loadFavouriteMatches({ context, request, params, url }, '');
  const sport = SPORTS[page.sportKey];
  const players = await loadMyPlayers(loaderContextOf(context, request), sport, request.signal);
  return data({ page, players }, { status });
}

export function meta({ matches }: Route.MetaArgs) {
  return favouriteMeta('match', matches[0].loaderData);
}

export default function FavouriteMatches({ loaderData }: Route.ComponentProps) {
  const { page, players } = loaderData;
  return (
    <FavouriteMatchesPage {...page}>
      <MyPlayers players={players} renderClock={page} />
    </FavouriteMatchesPage>
  );
}
