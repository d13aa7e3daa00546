import { EditBioPage } from '../account/me/edit-pages.tsx';
import { meHandle } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { Route } from './+types/me-edit-bio';

export const handle = meHandle('edit-bio', 'header.bio', { isMobileOnly: true });

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('header.bio'), description: t('me.description'), isIndexed: false },
    setting,
  );
}

export default EditBioPage;
