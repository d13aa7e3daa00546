import { apiCall } from './api-call.ts';
import { boxScoreSchema } from './box-score.ts';
import { eventIdParameter, flagParameter, sizeParameter } from './call-parameters.ts';
import { commentarySchema } from './commentary.ts';
import { lineupsSchema } from './lineups.ts';
import { oddsSchema } from './odds.ts';
import { statisticsSchema } from './statistics.ts';

const NO_MATCH = 'No match has this id.';

/** What is known of a match beyond its score. The names are our own. */
export const DETAIL_CALLS = {
  getLineups: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/{id}/lineups',
    summary: 'Line-ups of both sides; a side is null while nothing is known of it',
    isSpecified: false,
    parameters: { id: eventIdParameter },
    data: lineupsSchema,
    errors: { 404: NO_MATCH },
  }),
  getStatistics: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/{id}/statistics',
    summary: 'Statistics of the whole match, then of each period',
    isSpecified: false,
    parameters: { id: eventIdParameter },
    data: statisticsSchema,
    errors: { 404: NO_MATCH },
  }),
  getBoxScore: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/{id}/box-score',
    summary: 'What each player did, in the tables of the sport',
    isSpecified: false,
    parameters: { id: eventIdParameter },
    data: boxScoreSchema,
    errors: { 404: NO_MATCH },
  }),
  getCommentary: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/{id}/commentary',
    summary: 'What happened, newest first, page by page',
    isSpecified: false,
    parameters: { id: eventIdParameter, flag: flagParameter, size: sizeParameter },
    data: commentarySchema,
    errors: {
      400: 'flag is not one that an answer brought, or size is out of range',
      404: NO_MATCH,
    },
  }),
  getOdds: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/{id}/odds',
    summary: 'What bookmakers think of a match, market by market',
    isSpecified: false,
    parameters: { id: eventIdParameter },
    data: oddsSchema,
    errors: { 404: NO_MATCH },
  }),
};
