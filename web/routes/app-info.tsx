import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { brandOf, useShell } from '../app/shell.ts';
import { AppInfo } from '../about/app-download/app-info.tsx';
import { storesOf } from '../about/app-download/store.ts';
import type { Route } from './+types/app-info';

export const handle: RouteHandle = { pageName: 'app-info', layout: 'blank' };

/** Answers 404 for a brand without an app. */
export function loader({ context }: Route.LoaderArgs) {
  if (storesOf(context.get(edgeContext).visitor.brand).length === 0) throw notFound();
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  return pageMeta(
    {
      title: t('appInfo.title'),
      description: t('appInfo.description'),
      path: '/app-info',
    },
    matches[0].loaderData,
  );
}

export default function AppInfoRoute() {
  const visitor = useShell();
  return <AppInfo brand={brandOf(visitor)} appVersion={visitor?.appVersion ?? null} />;
}
