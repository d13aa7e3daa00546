import { Outlet } from 'react-router';
import { AccountLayout } from '../account/me/account-layout.tsx';
import { loadProfile } from '../account/me/load-profile.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Route } from './+types/me';

export const handle: RouteHandle = { hideSubNavigation: 'everywhere' };

export async function loader({ context, request }: Route.LoaderArgs) {
  return { profile: await loadProfile(context, request) };
}

export default function Me({ loaderData }: Route.ComponentProps) {
  return (
    <AccountLayout profile={loaderData.profile}>
      <Outlet />
    </AccountLayout>
  );
}
