import * as v from 'valibot';
import { apiCall } from './api-call.ts';
import { seasonIdParameter, sportIdParameter, teamIdParameter } from './call-parameters.ts';
import { leagueListSchema } from './league.ts';
import { NO_TEAM_DATA } from './messages.ts';
import { squadWireSchema } from './squad.ts';
import { teamGroupsSchema, teamListSchema, teamWireSchema } from './team.ts';

export const TEAM_CALLS = {
  listSuggestedTeams: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/teams/suggested',
    summary: 'Teams to follow, the busiest first',
    isSpecified: true,
    parameters: {
      sportRadarId: {
        schema: v.pipe(v.string(), v.regex(/^(?:all|sr:sport:\d+)$/)),
        description: "A sport's radar id such as `sr:sport:1`; 'all' where it is absent",
      },
    },
    data: teamListSchema,
    errors: { 400: 'sportRadarId names no sport' },
  }),
  listTeamGroups: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/teams/group',
    summary: 'Teams of each league, both by name',
    isSpecified: true,
    parameters: { sportId: sportIdParameter },
    data: teamGroupsSchema,
    errors: { 400: 'sportId names no sport' },
  }),
  getTeam: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/teams/{id}',
    summary: 'One team',
    isSpecified: true,
    parameters: { id: teamIdParameter },
    data: teamWireSchema,
    errors: { 404: NO_TEAM_DATA },
  }),
  listTeamLeagues: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/teams/{id}/leagues',
    summary: 'Leagues that a team plays in',
    isSpecified: true,
    parameters: { id: teamIdParameter },
    data: leagueListSchema,
    errors: { 404: NO_TEAM_DATA },
  }),
  getSquad: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/teams/{id}/squad',
    summary: 'Squad of a season by shirt number; empty where none is known',
    isSpecified: false,
    parameters: { id: teamIdParameter, seasonId: seasonIdParameter },
    data: squadWireSchema,
    errors: { 404: NO_TEAM_DATA },
  }),
};
