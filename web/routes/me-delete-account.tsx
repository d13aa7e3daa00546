import { DeleteAccountPage } from '../account/me/delete-account-page.tsx';
import { meHandle } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { Route } from './+types/me-delete-account';

export const handle = meHandle('delete-account', 'header.deleteAccount');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('header.deleteAccount'), description: t('me.description'), isIndexed: false },
    setting,
  );
}

export default DeleteAccountPage;
