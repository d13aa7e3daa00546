import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { FavouritesPage } from '../favourites/pages/favourites-page.tsx';
import type { Route } from './+types/favourite-view';

export const handle: RouteHandle = {
  pageName: 'favourite-view',
  headerTitle: 'header.favourites',
  backButton: 'everywhere',
  // On a phone the page has its own bar, and no current sport.
  hideSubNavigation: 'mobile',
  hideSearchIcon: 'everywhere',
  isLoginRequired: true,
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('header.favourites'), description: t('favouritePages.description') },
    setting,
  );
}

export default function FavouriteView() {
  return <FavouritesPage />;
}
