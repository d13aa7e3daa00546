import { ProfilePage } from '../account/me/profile-page.tsx';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/me-profile';

/** Who is not signed in finds the way in here. */
export const handle: RouteHandle = { pageName: 'me', isMobileOnly: true };

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    { title: t('me.heading'), description: t('me.description'), isIndexed: false },
    setting,
  );
}

export default ProfilePage;
