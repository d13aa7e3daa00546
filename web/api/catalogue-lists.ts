import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { leagueListSchema, type LeagueWire } from '../../edge/contracts/league.ts';
import { teamGroupsSchema, type TeamGroup } from '../../edge/contracts/team.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import type { Api } from './client.ts';

const leaguesAnswer = envelopeSchema(leagueListSchema);
const groupsAnswer = envelopeSchema(teamGroupsSchema);

/** The leagues of a sport, by name. */
export async function getLeagues(
  api: Api,
  sportId: SportId,
  signal?: AbortSignal,
): Promise<LeagueWire[]> {
  const { data } = await api.get(`/api/media/v1/leagues?sportId=${sportId}`, leaguesAnswer, signal);
  return data;
}

/** The teams of each league of a sport, both by name. */
export async function getTeamGroups(
  api: Api,
  sportId: SportId,
  signal?: AbortSignal,
): Promise<TeamGroup[]> {
  const { data } = await api.get(
    `/api/media/v1/teams/group?sportId=${sportId}`,
    groupsAnswer,
    signal,
  );
  return data;
}
