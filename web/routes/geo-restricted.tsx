import { data } from 'react-router';
import { GeoRestrictedPage } from '../app/geo-restricted-page.tsx';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useBrand } from '../app/shell.ts';
import type { Route } from './+types/geo-restricted';

export const handle: RouteHandle = { pageName: 'geo-restricted', layout: 'blank' };

/** Forbids indexing: this page replaces others in restricted countries. */
export function loader() {
  return data(null, { headers: { 'x-robots-tag': 'noindex' } });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  return pageMeta(
    { title: t('restricted.title'), description: t('failure.country') },
    matches[0].loaderData,
  );
}

export default function GeoRestricted() {
  return <GeoRestrictedPage brand={useBrand()} />;
}
