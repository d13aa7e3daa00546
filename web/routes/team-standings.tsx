import { data } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { loadTeamStandings } from '../team/load-standings.server.ts';
import { teamContextOf } from '../team/load-team.server.ts';
import { teamMeta } from '../team/team-meta.ts';
import { TeamStandings } from '../team/team-standings.tsx';
import { useTeamLayout } from '../team/use-team-layout.ts';
import type { Route } from './+types/team-standings';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const teamContext = await teamContextOf(context, request, params.teamId);
  const loaded = await loadTeamStandings(teamContext, url.searchParams, request.signal);
  return data({ team: teamContext.team, loaded }, { status: statusOf(loaded.standings) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return teamMeta(loaderData?.team, 'standings', matches[0].loaderData);
}

export default function Standings({ loaderData }: Route.ComponentProps) {
  const { renderClock } = useTeamLayout();
  return <TeamStandings {...loaderData} renderClock={renderClock} />;
}
