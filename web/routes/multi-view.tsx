import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { loadMultiView } from '../multi-view/load-multi-view.server.ts';
import { MultiViewPage } from '../multi-view/multi-view-page.tsx';
import { multiViewPath, readMultiView } from '../paths/multi-view-path.ts';
import type { Route } from './+types/multi-view';

export const handle: RouteHandle = { pageName: 'multi-view' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const { ids, left } = readMultiView(url.searchParams);
  const viewed = await orThrowResponse(loadMultiView(loaderContext, ids, request.signal));
  const renderClock = { now: loaderContext.edge.now, timeZone: loaderContext.timeZone };
  return { viewed, left, missing: ids.length - viewed.length, renderClock };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    {
      title: t('multiView.title', { count: loaderData?.viewed.length ?? 0 }),
      description: t('multiView.description'),
      path: multiViewPath([]),
      // Each choice of matches is only of interest to the fan who made it.
      isIndexed: false,
    },
    setting,
  );
}

export default function MultiView({ loaderData }: Route.ComponentProps) {
  return <MultiViewPage {...loaderData} />;
}
