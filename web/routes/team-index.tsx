import { redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import { teamPath } from '../paths/team-path.ts';
import { teamContextOf } from '../team/load-team.server.ts';
import type { Route } from './+types/team-index';

/** Redirects a bare team path to its overview. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(SCREENS_HANDLE, { context, params, url });
  const { team } = await teamContextOf(context, request, params.teamId);
  throw redirect(`${teamPath(team)}${url.search}`);
}

export default function TeamIndex() {
  return null;
}
