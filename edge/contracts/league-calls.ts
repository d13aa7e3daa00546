import { apiCall } from './api-call.ts';
import { bracketSchema } from './bracket.ts';
import { leagueIdParameter, seasonIdParameter, sportIdParameter } from './call-parameters.ts';
import { leagueListSchema, leagueWireSchema } from './league.ts';
import { NO_LEAGUE_DATA } from './messages.ts';
import { roundListSchema } from './rounds.ts';
import { standingsSchema, standingsScopeSchema } from './standings.ts';
import { teamListSchema } from './team.ts';

export const LEAGUE_CALLS = {
  listLeagues: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/leagues',
    summary: 'Leagues by name',
    isSpecified: true,
    parameters: { sportId: sportIdParameter },
    data: leagueListSchema,
    errors: { 400: 'sportId names no sport' },
  }),
  getLeague: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/leagues/{id}',
    summary: 'One league',
    isSpecified: true,
    parameters: { id: leagueIdParameter },
    data: leagueWireSchema,
    errors: { 404: NO_LEAGUE_DATA },
  }),
  listLeagueTeams: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/leagues/{id}/teams',
    summary: 'Teams of a league by name',
    isSpecified: true,
    parameters: { id: leagueIdParameter },
    data: teamListSchema,
    errors: { 404: NO_LEAGUE_DATA },
  }),
  getStandings: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/leagues/{id}/standings',
    summary: 'Tables of a season, matches in play counted as they stand',
    isSpecified: false,
    parameters: {
      id: leagueIdParameter,
      seasonId: seasonIdParameter,
      scope: {
        schema: standingsScopeSchema,
        description: 'Which matches count; all where it is absent',
      },
    },
    data: standingsSchema,
    errors: { 400: 'scope is all, home or away', 404: NO_LEAGUE_DATA },
  }),
  getBracket: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/leagues/{id}/bracket',
    summary: 'The knock-out of a season, round by round; empty where there is none',
    isSpecified: false,
    parameters: { id: leagueIdParameter, seasonId: seasonIdParameter },
    data: bracketSchema,
    errors: { 404: NO_LEAGUE_DATA },
  }),
  listRounds: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/leagues/{id}/rounds',
    summary: 'Rounds of a season by their first match, and its groups',
    isSpecified: false,
    parameters: { id: leagueIdParameter, seasonId: seasonIdParameter },
    data: roundListSchema,
    errors: { 404: NO_LEAGUE_DATA },
  }),
};
