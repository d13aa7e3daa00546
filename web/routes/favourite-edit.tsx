import { enterRoute } from '../app/enter-route.server.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { EditFavouritesPage } from '../favourites/pages/edit-favourites-page.tsx';
import { favouriteTypeNamed } from '../favourites/pages/favourite-entry.ts';
import type { Route } from './+types/favourite-edit';

export const handle: RouteHandle = {
  pageName: 'favourite-edit',
  hideHeader: 'everywhere',
  hideSubNavigation: 'everywhere',
  isLoginRequired: true,
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const type = favouriteTypeNamed(params.type);
  if (type === null) throw notFound();
  return { type };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    {
      title: t(`favouritePages.edit-${loaderData?.type ?? 'team'}`),
      description: t('favouritePages.description'),
    },
    setting,
  );
}

export default function FavouriteEdit({ loaderData }: Route.ComponentProps) {
  return <EditFavouritesPage key={loaderData.type} {...loaderData} />;
}
