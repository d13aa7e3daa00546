import { meMeta } from '../account/me/me-handle.ts';
import { ProfilePage } from '../account/me/profile-page.tsx';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/me-profile';

/** Needs no sign-in: on phones this is also the sign-in page. */
export const handle: RouteHandle = { pageName: 'me', isMobileOnly: true };

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('me.heading');

export default ProfilePage;
