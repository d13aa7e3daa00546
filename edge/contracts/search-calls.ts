import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { keywordInput, pageInput, pageSizeInput, sportIdInput } from './call-inputs.ts';
import {
  foundEventsSchema,
  foundLeaguesSchema,
  foundPlayersSchema,
  foundSportsSchema,
  foundTeamsSchema,
} from './search.ts';

const paged = {
  keyword: keywordInput,
  page: pageInput,
  size: pageSizeInput,
};

export const searchSports = {
  api: 'media',
  method: 'GET',
  path: '/v1/search/sport',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object(paged),
  data: foundSportsSchema,
} as const satisfies ApiCall;

export const searchTeams = {
  api: 'media',
  method: 'GET',
  path: '/v1/search/team',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ ...paged, sportId: sportIdInput }),
  data: foundTeamsSchema,
} as const satisfies ApiCall;

export const searchLeagues = {
  api: 'media',
  method: 'GET',
  path: '/v1/search/league',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ ...paged, sportId: sportIdInput }),
  data: foundLeaguesSchema,
} as const satisfies ApiCall;

export const searchPlayers = {
  api: 'media',
  method: 'GET',
  path: '/v1/search/player',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ ...paged, sportId: sportIdInput }),
  data: foundPlayersSchema,
} as const satisfies ApiCall;

export const searchEvents = {
  api: 'media',
  method: 'GET',
  path: '/v1/search/event',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ ...paged, sportId: sportIdInput }),
  data: foundEventsSchema,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  searchSports: {
    summary: 'Sports whose names match the keyword, best first',
    isSpecified: true,
    refuses: 'keyword is missing, or page or size is out of range',
  },
  searchTeams: {
    summary: 'Teams whose names match the keyword, best first',
    isSpecified: true,
    refuses: 'keyword is missing, or page or size is out of range',
  },
  searchLeagues: {
    summary: 'Leagues whose names match the keyword, best first',
    isSpecified: true,
    refuses: 'keyword is missing, or page or size is out of range',
  },
  searchPlayers: {
    summary: 'Players whose names match the keyword, best first, with their teams',
    isSpecified: false,
    refuses: 'keyword is missing, or page or size is out of range',
  },
  searchEvents: {
    summary:
      'Matches between two teams that the keyword names: live ones first, then the nearest in time',
    isSpecified: false,
    refuses: 'keyword is missing, or page or size is out of range',
  },
} satisfies Record<string, CallText>;
