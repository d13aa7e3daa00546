import { meMeta } from '../account/me/me-handle.ts';
import { ProfilePage } from '../account/me/profile-page.tsx';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/me-profile';

/** Also the sign-in page of phones. */
export const handle: RouteHandle = { pageName: 'me', isMobileOnly: true };

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('me.heading');

export default ProfilePage;
