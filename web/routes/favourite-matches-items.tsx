import { redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import { notFound } from '../app/not-found.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { favouriteMeta } from '../favourites/pages/favourite-meta.ts';
import { FavouriteItemsPage } from '../favourites/pages/favourite-items-page.tsx';
import { isMainSport } from '../paths/match-path.ts';
import type { Route } from './+types/favourite-matches-items';

export const handle: RouteHandle = { pageName: 'favourite-items', isMobileOnly: true };

/** Loads the view of favourite teams or leagues. Neither view has a day (spec point 2). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const { sport = 'all' } = params;
  const type = url.pathname.endsWith('/teams') ? ('team' as const) : ('league' as const);
  if (sport === 'all') throw redirect(`/football/matches/favourite/${type}s`);
  if (!isMainSport(sport)) throw notFound();
  return { sportKey: sport, type };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return favouriteMeta(loaderData?.type ?? 'team', matches[0].loaderData);
}

export default function FavouriteMatchesItems({ loaderData }: Route.ComponentProps) {
  return <FavouriteItemsPage {...loaderData} />;
}
