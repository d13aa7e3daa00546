import { Outlet, redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { TeamLayout } from '../team/team-layout.tsx';
import { teamRoot } from '../paths/team-path.ts';
import { teamContextOf, loadTeamLayout } from '../team/load-team.server.ts';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { keepsLayout } from '../entity-page/keeps-layout.ts';
import { screenAddress } from '../entity-page/screen-address.ts';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import type { Route } from './+types/team';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'team',
  headerTitle: 'header.team',
  playersTitle: 'header.player',
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const teamContext = await teamContextOf(context, request, params.teamId);
  const canonical = screenAddress({ params, url }, teamRoot(teamContext.team));
  if (canonical) throw redirect(canonical, 301);
  return loadTeamLayout(teamContext, request.signal);
}

export const shouldRevalidate = keepsLayout('teamId');

export default function Team({ loaderData }: Route.ComponentProps) {
  return (
    <TeamLayout data={loaderData}>
      <Outlet context={loaderData} />
    </TeamLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
