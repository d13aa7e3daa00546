import { data } from 'react-router';
import { statusOf } from '../api/part.ts';
import { loadTeamStandings } from '../team/load-standings.server.ts';
import { askTeam } from '../team/load-team.server.ts';
import { teamMeta } from '../team/team-meta.ts';
import { TeamStandings } from '../team/team-standings.tsx';
import type { Route } from './+types/team-standings';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const asked = await askTeam(context, request, params.teamId);
  const loaded = await loadTeamStandings(asked, url.searchParams, request.signal);
  return data({ team: asked.team, loaded }, { status: statusOf(loaded.standings) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return teamMeta(loaderData?.team, 'standings', matches[0].loaderData);
}

export default function Standings({ loaderData }: Route.ComponentProps) {
  return <TeamStandings {...loaderData} />;
}
