import { teamContextOf } from '../team/load-team.server.ts';
import { loadTeamOverview } from '../team/load-overview.server.ts';
import { teamLd, teamMeta } from '../team/team-meta.ts';
import { TeamOverview } from '../team/team-overview.tsx';
import { useTeamLayout } from '../team/use-team-layout.ts';
import type { Route } from './+types/team-overview';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const teamContext = await teamContextOf(context, request, params.teamId);
  const tournamentId = url.searchParams.get('tournamentId');
  const data = await loadTeamOverview(teamContext, tournamentId, request.signal);
  return { team: teamContext.team, tournamentId, data };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const descriptors = teamMeta(loaderData?.team, 'overview', setting);
  if (!loaderData) return descriptors;
  return [...descriptors, teamLd(loaderData.team, loaderData.data, setting)];
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { renderClock } = useTeamLayout();
  return <TeamOverview {...loaderData} renderClock={renderClock} />;
}
