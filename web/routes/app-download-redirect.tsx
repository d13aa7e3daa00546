import { redirect } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useBrand } from '../app/shell.ts';
import { AppDownload } from '../about/app-download/app-download.tsx';
import { storeOf, storesOf, storeUrl } from '../about/app-download/store.ts';
import type { Route } from './+types/app-download-redirect';

export const handle: RouteHandle = { pageName: 'app-download-redirect', layout: 'blank' };

/** Redirects a phone to its app store; on any other device the page shows the stores that have the app. */
export function loader({ context }: Route.LoaderArgs) {
  const { device, brand } = context.get(edgeContext).visitor;
  const stores = storesOf(brand);
  if (stores.length === 0) throw notFound();
  const store = storeOf(device);
  if (store && stores.includes(store))
    throw redirect(storeUrl(store, brand), { headers: { 'cache-control': 'no-store' } });
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  return pageMeta(
    {
      title: t('appDownload.title'),
      description: t('appDownload.description'),
      path: '/app-download-redirect',
    },
    matches[0].loaderData,
  );
}

export default function AppDownloadRedirect() {
  return <AppDownload brand={useBrand()} />;
}
