import * as v from 'valibot';
import { ALL_SPORTS, sportRadarId } from '../../realtime/sports/registry.ts';
import type { ApiCall, CallText } from './api-call.ts';
import { idInput, seasonIdInput, sportIdInput } from './call-inputs.ts';
import { leagueListSchema } from './league.ts';
import { NO_TEAM_DATA } from './messages.ts';
import { squadWireSchema } from './squad.ts';
import { teamGroupsSchema, teamListSchema, teamWireSchema } from './team.ts';

export const listSuggestedTeams = {
  api: 'media',
  method: 'GET',
  path: '/v1/teams/suggested',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({
    sportRadarId: v.optional(
      v.picklist(
        ['all', ...ALL_SPORTS.map(({ id }) => sportRadarId(id))],
        'sportRadarId names no sport',
      ),
      'all',
    ),
  }),
  data: teamListSchema,
} as const satisfies ApiCall;

export const listTeamGroups = {
  api: 'media',
  method: 'GET',
  path: '/v1/teams/group',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ sportId: sportIdInput }),
  data: teamGroupsSchema,
} as const satisfies ApiCall;

export const getTeam = {
  api: 'media',
  method: 'GET',
  path: '/v1/teams/{id}',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_TEAM_DATA,
  data: teamWireSchema,
} as const satisfies ApiCall;

export const listTeamLeagues = {
  api: 'media',
  method: 'GET',
  path: '/v1/teams/{id}/leagues',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_TEAM_DATA,
  data: leagueListSchema,
} as const satisfies ApiCall;

export const getSquad = {
  api: 'media',
  method: 'GET',
  path: '/v1/teams/{id}/squad',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, seasonId: seasonIdInput }),
  missing: NO_TEAM_DATA,
  data: squadWireSchema,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  listSuggestedTeams: {
    summary: 'Teams to follow, those with the most matches near today first',
    isSpecified: true,
    refuses: 'sportRadarId names no sport',
  },
  listTeamGroups: {
    summary: 'Leagues by name, each with its teams by name',
    isSpecified: true,
    refuses: 'sportId names no sport',
  },
  getTeam: {
    summary: 'One team',
    isSpecified: true,
  },
  listTeamLeagues: {
    summary: 'Leagues that a team plays in',
    isSpecified: true,
  },
  getSquad: {
    summary: 'Squad of a season by shirt number; empty if unknown',
    isSpecified: false,
  },
} satisfies Record<string, CallText>;
