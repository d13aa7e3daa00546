import { loaderContextOf } from '../api/loader-context.server.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { AddFavouritesPage } from '../favourites/pages/add-favourites-page.tsx';
import { loadSuggested } from '../favourites/pages/load-suggested.server.ts';
import type { Route } from './+types/favourite-add';

export const handle: RouteHandle = {
  pageName: 'favourite-add',
  hideHeader: 'everywhere',
  hideSubNavigation: 'everywhere',
  hideBottomNavigation: 'everywhere',
  isLoginRequired: true,
};

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const suggested = await loadSuggested(
    loaderContextOf(context, request),
    undefined,
    request.signal,
  );
  return { suggested, isFirst: url.pathname.endsWith('/init') };
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('favouritePages.add'), description: t('favouritePages.description') },
    setting,
  );
}

export default function FavouriteAdd({ loaderData }: Route.ComponentProps) {
  return <AddFavouritesPage {...loaderData} />;
}
