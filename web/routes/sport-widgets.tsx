import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { GalleryPage } from '../web-views/widgets/gallery-page.tsx';
import type { Route } from './+types/sport-widgets';

export const handle: RouteHandle = { pageName: 'sport-widgets' };

export function loader({ url }: Route.LoaderArgs) {
  return { origin: url.origin };
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    {
      title: t('widgets.title'),
      description: t('widgets.lead'),
      path: '/sport-widgets',
    },
    setting,
  );
}

export default function SportWidgets({ loaderData }: Route.ComponentProps) {
  return <GalleryPage origin={loaderData.origin} />;
}
