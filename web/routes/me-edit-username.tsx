import { EditUsernamePage } from '../account/me/edit-pages.tsx';
import { meHandle } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { Route } from './+types/me-edit-username';

export const handle = meHandle('edit-username', 'header.username', { isMobileOnly: true });

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('header.username'), description: t('me.description'), isIndexed: false },
    setting,
  );
}

export default EditUsernamePage;
