import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { Outlet } from 'react-router';
import { AccountLayout } from '../account/me/account-layout.tsx';
import { loadProfile } from '../account/me/load-profile.server.ts';
import { signInFirst } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/me';

export const handle: RouteHandle = { hideSubNavigation: 'everywhere' };

/**
 * Loads the profile for all account pages. A user whose profile is refused must sign in again:
 * their session has ended elsewhere, such as by a new password, although the cookie remains.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const profile = await loadProfile(context, request);
  const { user } = context.get(edgeContext).visitor;
  if (user && !profile && url.pathname !== '/me/profile') throw signInFirst(url);
  return { profile };
}

export default function Me({ loaderData }: Route.ComponentProps) {
  return (
    <AccountLayout profile={loaderData.profile}>
      <Outlet />
    </AccountLayout>
  );
}
