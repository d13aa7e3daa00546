import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import {
  eventFlagInput,
  flagInput,
  idInput,
  pageInput,
  pageSizeInput,
  seasonIdInput,
  sizeInput,
  sportIdInput,
} from './call-inputs.ts';
import { NO_LEAGUE_DATA, NO_PLAYER } from './messages.ts';
import {
  playerDetailSchema,
  playerEventsSchema,
  playerListSchema,
  playerStatisticsSchema,
} from './players.ts';

export const listPlayers = {
  api: 'media',
  method: 'GET',
  path: '/v1/players',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({
    sportId: sportIdInput,
    flag: flagInput(/^.{1,256}$/),
    page: v.optional(pageInput.wrapped),
    // A catalogue has tens of thousands of players.
    size: sizeInput(5_000, 20),
  }),
  data: playerListSchema,
} as const satisfies ApiCall;

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

export const listPlayerEvents = {
  api: 'media',
  method: 'GET',
  path: '/v1/players/{id}/events',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput, flag: eventFlagInput, size: pageSizeInput }),
  missing: NO_PLAYER,
  data: playerEventsSchema,
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

/** Documentation of the calls. */
export default {
  listPlayers: {
    summary:
      'All players of the catalogue, by id, page by page: by cursor, or by number with a total',
    isSpecified: false,
    refuses: 'sportId names no sport, or page or size is out of range',
  },
  getPlayer: {
    summary: 'One player, with their squads and their figures in each season',
    isSpecified: false,
  },
  listPlayerEvents: {
    summary: 'Matches in which a player took part, newest first, with the figures of the player',
    isSpecified: false,
    refuses: 'flag was not returned by an earlier answer, or size is out of range',
  },
  listPlayerStatistics: {
    summary: 'The best players of a season by one of its figures',
    isSpecified: false,
    refuses: 'key is unknown for the sport, or page or size is out of range',
  },
} satisfies Record<string, CallText>;
