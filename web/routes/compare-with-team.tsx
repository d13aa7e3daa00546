import { data, redirect } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { loadTeamPick } from '../compare/load-pick.server.ts';
import { pickMeta } from '../compare/pick-meta.ts';
import { PickPage } from '../compare/pick-page.tsx';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import { teamRoot } from '../paths/team-path.ts';
import { canonicalAddress } from '../paths/slug-rule.ts';
import type { Route } from './+types/compare-with-team';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'compare-with-team',
  headerTitle: 'header.compare',
};

/** Loads the page that picks a team to compare this one with. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadTeamPick(context, request, params.teamId);
  const canonical = canonicalAddress({ params, url }, teamRoot(loaded.one));
  if (canonical) throw redirect(canonical, 301);
  return data(loaded, { status: statusOf(loaded.others) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pickMeta(loaderData, matches[0].loaderData);
}

export default function CompareWithTeam({ loaderData }: Route.ComponentProps) {
  return <PickPage data={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
