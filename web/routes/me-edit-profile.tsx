import { EditProfilePage } from '../account/me/edit-profile-page.tsx';
import { meHandle } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { Route } from './+types/me-edit-profile';

export const handle = meHandle('edit-profile', 'header.editProfile');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('header.editProfile'), description: t('me.description'), isIndexed: false },
    setting,
  );
}

export default EditProfilePage;
