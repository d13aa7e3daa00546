import { Outlet, redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { TeamFrame } from '../team/team-frame.tsx';
import { teamRoot } from '../paths/team-path.ts';
import { teamContextOf, loadTeamFrame } from '../team/load-team.server.ts';
import { EntityError } from '../entity/entity-error.tsx';
import { keepsFrame } from '../entity/keeps-frame.ts';
import { screenAddress } from '../entity/screen-address.ts';
import { SCREENS_HANDLE } from '../entity/screens-handle.ts';
import type { Route } from './+types/team';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'team',
  headerTitle: 'Team',
  playersTitle: 'Player',
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const teamContext = await teamContextOf(context, request, params.teamId);
  const canonical = screenAddress({ params, url }, teamRoot(teamContext.team));
  if (canonical) throw redirect(canonical, 301);
  return loadTeamFrame(teamContext, request.signal);
}

export const shouldRevalidate = keepsFrame('teamId');

export default function Team({ loaderData }: Route.ComponentProps) {
  return (
    <TeamFrame frame={loaderData}>
      <Outlet context={loaderData} />
    </TeamFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <EntityError error={error} />;
}
