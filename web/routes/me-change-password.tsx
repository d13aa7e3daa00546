import { ChangePasswordPage } from '../account/me/change-password-pages.tsx';
import { meHandle } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { Route } from './+types/me-change-password';

export const handle = meHandle('change-password', 'header.changePassword');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('header.changePassword'), description: t('me.description'), isIndexed: false },
    setting,
  );
}

export default ChangePasswordPage;
