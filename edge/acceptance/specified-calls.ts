import { PRODUCT } from '../contracts/product.ts';

/** The Media API table of spec point 7, row by row. */
export const MEDIA_TABLE = [
  'GET /v1/sports',
  `GET /v1/${PRODUCT}-tv/available`,
  'GET /v1/leagues',
  'GET /v1/teams/suggested',
  'GET /v1/app-config',
  'GET /v1/leagues/{id}',
  'GET /v1/leagues/{id}/teams',
  'GET /v1/teams/{id}',
  'GET /v1/teams/{id}/leagues',
  'GET /v1/news/league/{id}/backward',
  'GET /v1/news/team/{id}/backward',
  'GET /v1/events/team/{teamRadarId}/{type}',
  'GET /v1/events/tournament/{leagueRadarId}/{type}',
  'GET /v1/news/comment/list',
  'POST /v1/news/comment/add',
  'GET /v1/favourite/list',
  'GET /v1/teams/group',
  'GET /v1/search/sport',
  'GET /v1/search/team',
  'GET /v1/search/league',
  'POST /v1/favourite/add',
  'DELETE /v1/favourite',
  'POST /v1/favourite/update',
  'GET /v1/favourite/teams',
  'GET /v1/favourite/leagues',
  'POST /v1/favourite',
  'DELETE /v1/favourite/{id}',
  'POST /v1/favourite/match',
  'DELETE /v1/favourite/match',
  'GET /v1/favourite/matches',
  'GET /v1/favourite/matches/live',
  'GET /v1/favourite/matches/counts',
] as const;

/** Rows that come with news and accounts: until then there is no such call. */
export const LATER = MEDIA_TABLE.filter((row) => / \/v1\/(?:news|favourite)\b/.test(row));

/** The country calls of the patron API's table. */
export const COUNTRY_ROWS = ['GET /country/listV2', 'GET /country/locate'] as const;
