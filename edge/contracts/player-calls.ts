import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { idInput, pageInput, pageSizeInput, seasonIdInput } from './call-inputs.ts';
import { NO_LEAGUE_DATA, NO_PLAYER } from './messages.ts';
import { playerDetailSchema, playerStatisticsSchema } from './players.ts';

export const getPlayer = {
  api: 'media',
  method: 'GET',
  path: '/v1/players/{id}',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_PLAYER,
  data: playerDetailSchema,
} as const satisfies ApiCall;

export const listPlayerStatistics = {
  api: 'media',
  method: 'GET',
  path: '/v1/leagues/{id}/player-statistics',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({
    id: idInput,
    seasonId: seasonIdInput,
    key: v.optional(v.string()),
    page: pageInput,
    size: pageSizeInput,
  }),
  missing: NO_LEAGUE_DATA,
  data: playerStatisticsSchema,
} as const satisfies ApiCall;

/** What the documents say of them. */
export default {
  getPlayer: {
    summary: 'One player, and what he or she did in each season',
    isSpecified: false,
  },
  listPlayerStatistics: {
    summary: 'The best players of a season by one of its figures',
    isSpecified: false,
    refuses: 'key names no figure, or page or size is out of range',
  },
} satisfies Record<string, CallText>;
