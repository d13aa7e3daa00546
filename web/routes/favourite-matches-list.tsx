import { data } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { favouriteMeta } from '../favourites/pages/favourite-meta.ts';
import { loadFavouriteMatches } from '../favourites/pages/load-favourite-matches.server.ts';
import { FavouriteMatchesPage } from '../favourites/pages/favourite-matches-page.tsx';
import type { Route } from './+types/favourite-matches-list';

export const handle: RouteHandle = { pageName: 'favourite-matches', isMobileOnly: true };

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const { page, status } = await loadFavouriteMatches({ context, request, params, url }, '/list');
  return data(page, { status });
}

export function meta({ matches }: Route.MetaArgs) {
  return favouriteMeta('match', matches[0].loaderData);
}

export default function FavouriteMatchesList({ loaderData }: Route.ComponentProps) {
  return <FavouriteMatchesPage {...loaderData} />;
}
