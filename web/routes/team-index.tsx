import { redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import { canonicalAddress } from '../app/slug-rule.ts';
import { teamPath, teamRoot } from '../team/team-path.ts';
import { askTeam } from '../team/load-team.server.ts';
import { SCREENS_HANDLE } from '../entity/screens-handle.ts';
import type { Route } from './+types/team-index';

/** A team without a screen leads to its overview, and from a wrong address for good. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(SCREENS_HANDLE, { context, params, url });
  const { team } = await askTeam(context, request, params.teamId);
  const isWrong = canonicalAddress({ params, url }, teamRoot(team)) !== null;
  throw redirect(`${teamPath(team)}${url.search}`, isWrong ? 301 : 302);
}

export default function TeamIndex() {
  return null;
}
