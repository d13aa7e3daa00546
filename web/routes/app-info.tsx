import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { brandOf, useShell } from '../app/shell.ts';
import { AppInfo } from '../about/app-download/app-info.tsx';
import type { Route } from './+types/app-info';

export const handle: RouteHandle = { pageName: 'app-info', layout: 'blank' };

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
