import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { boxScoreSchema } from './box-score.ts';
import { broadcastersSchema } from './broadcasters.ts';
import { flagInput, idInput, pageSizeInput } from './call-inputs.ts';
import { commentarySchema } from './commentary.ts';
import { lineupsSchema } from './lineups.ts';
import { NO_MATCH } from './messages.ts';
import { oddsSchema } from './odds.ts';
import { statisticsSchema } from './statistics.ts';

export const getLineups = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/lineups',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: lineupsSchema,
} as const satisfies ApiCall;

export const getStatistics = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/statistics',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: statisticsSchema,
} as const satisfies ApiCall;

export const getBoxScore = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/box-score',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: boxScoreSchema,
} as const satisfies ApiCall;

export const getCommentary = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/commentary',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput, flag: flagInput(/^\d{1,6}$/), size: pageSizeInput }),
  missing: NO_MATCH,
  data: commentarySchema,
} as const satisfies ApiCall;

export const getOdds = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/odds',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: oddsSchema,
} as const satisfies ApiCall;

/** Never cached, because the answer depends on the caller's country, also at an operator's API. */
export const getBroadcasters = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/broadcasters',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: broadcastersSchema,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  getLineups: {
    summary: 'Line-ups of both sides; a side is null while its line-up is unknown',
    isSpecified: false,
  },
  getStatistics: {
    summary: 'Statistics of the whole match, then of each period',
    isSpecified: false,
  },
  getBoxScore: {
    summary: 'Figures of each player, in the tables of the sport',
    isSpecified: false,
  },
  getCommentary: {
    summary: 'Commentary on a match, newest entries first, page by page',
    isSpecified: false,
    refuses: 'flag was not returned by an earlier answer, or size is out of range',
  },
  getOdds: {
    summary: 'Odds of bookmakers for a match, market by market',
    isSpecified: false,
  },
  getBroadcasters: {
    summary:
      'Channels that show a match in the country of the `country-code` header, or in all countries',
    isSpecified: false,
    takesCountry: true,
  },
} satisfies Record<string, CallText>;
