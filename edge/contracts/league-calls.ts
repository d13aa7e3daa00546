import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { bracketSchema } from './bracket.ts';
import { idInput, seasonIdInput, sportIdInput } from './call-inputs.ts';
import { leagueListSchema, leagueWireSchema } from './league.ts';
import { NO_LEAGUE_DATA } from './messages.ts';
import { seasonOutlookSchema } from './outlook.ts';
import { roundListSchema } from './rounds.ts';
import { rowsSchema } from './rows.ts';
import { seasonWireSchema, standingsSchema, standingsScopeSchema } from './standings.ts';
import { teamListSchema } from './team.ts';

export const listLeagues = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ sportId: sportIdInput }),
  data: leagueListSchema,
} as const satisfies ApiCall;

export const getLeague = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_LEAGUE_DATA,
  data: leagueWireSchema,
} as const satisfies ApiCall;

export const listLeagueTeams = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}/teams',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_LEAGUE_DATA,
  data: teamListSchema,
} as const satisfies ApiCall;

export const getStandings = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}/standings',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({
    id: idInput,
    seasonId: seasonIdInput,
    scope: v.optional(
      v.picklist(standingsScopeSchema.options, 'scope is all, home or away'),
      'all',
    ),
  }),
  missing: NO_LEAGUE_DATA,
  data: standingsSchema,
} as const satisfies ApiCall;

export const getSeasonOutlook = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}/outlook',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, seasonId: seasonIdInput }),
  missing: NO_LEAGUE_DATA,
  data: seasonOutlookSchema,
} as const satisfies ApiCall;

export const getBracket = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}/bracket',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, seasonId: seasonIdInput }),
  missing: NO_LEAGUE_DATA,
  data: bracketSchema,
} as const satisfies ApiCall;

export const listRounds = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}/rounds',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, seasonId: seasonIdInput }),
  missing: NO_LEAGUE_DATA,
  data: roundListSchema,
} as const satisfies ApiCall;

export const listSeasons = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}/seasons',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_LEAGUE_DATA,
  data: v.object({
    /** The season that other calls use by default; null if unknown. */
    current: v.nullable(seasonWireSchema),
    seasons: rowsSchema(seasonWireSchema),
  }),
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  listLeagues: {
    summary: 'Leagues by name',
    isSpecified: true,
    refuses: 'sportId names no sport',
  },
  getLeague: {
    summary: 'One league',
    isSpecified: true,
  },
  listLeagueTeams: {
    summary: 'Teams of a league by name',
    isSpecified: true,
  },
  getStandings: {
    summary: 'Tables of a season, which count matches in play with their current score',
    isSpecified: false,
    refuses: 'scope is not all, home or away',
  },
  getSeasonOutlook: {
    summary: 'Chances of title, zones and points of a football season, simulated from its results',
    isSpecified: false,
  },
  getBracket: {
    summary: 'The knock-out of a season, round by round; empty if there is none',
    isSpecified: false,
  },
  listRounds: {
    summary: 'Rounds of a season, in the order of their first matches, and its groups',
    isSpecified: false,
  },
  listSeasons: {
    summary: 'Seasons of a league, newest first, and the current one',
    isSpecified: false,
  },
} satisfies Record<string, CallText>;
