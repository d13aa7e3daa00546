import { loaderContextOf } from '../api/loader-context.server.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { TvListPage } from '../tv/tv-home-page.tsx';
import type { Route } from './+types/tv-list';

export const handle: RouteHandle = {
  pageName: 'tv-list',
  headerTitle: 'header.tvList',
  backButton: 'everywhere',
  isMobileOnly: true,
};

export function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const { edge, timeZone } = loaderContextOf(context, request);
  return { renderClock: { now: edge.now, timeZone } };
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('tv.listTitle'), description: t('tv.listDescription'), isIndexed: false },
    setting,
  );
}

export default function TvListRoute({ loaderData }: Route.ComponentProps) {
  return <TvListPage {...loaderData} />;
}
