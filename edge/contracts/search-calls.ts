import { apiCall } from './api-call.ts';
import {
  keywordParameter,
  pageParameter,
  sizeParameter,
  sportIdParameter,
} from './call-parameters.ts';
import { foundLeaguesSchema, foundSportsSchema, foundTeamsSchema } from './search.ts';

const paged = { keyword: keywordParameter, page: pageParameter, size: sizeParameter };
const errors = { 400: 'keyword is missing, or page or size is out of range' };

export const SEARCH_CALLS = {
  searchSports: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/search/sport',
    summary: 'Sports of a name, best first',
    isSpecified: true,
    parameters: paged,
    data: foundSportsSchema,
    errors,
  }),
  searchTeams: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/search/team',
    summary: 'Teams of a name, best first',
    isSpecified: true,
    parameters: { ...paged, sportId: sportIdParameter },
    data: foundTeamsSchema,
    errors,
  }),
  searchLeagues: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/search/league',
    summary: 'Leagues of a name, best first',
    isSpecified: true,
    parameters: { ...paged, sportId: sportIdParameter },
    data: foundLeaguesSchema,
    errors,
  }),
};
