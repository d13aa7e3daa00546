import * as v from 'valibot';
import { apiCall } from './api-call.ts';
import {
  leagueIdParameter,
  pageParameter,
  seasonIdParameter,
  sizeParameter,
} from './call-parameters.ts';
import { NO_LEAGUE_DATA } from './messages.ts';
import { playerDetailSchema, playerStatisticsSchema } from './players.ts';

const idSchema = v.pipe(v.string(), v.minLength(1));

/** The names are our own. */
export const PLAYER_CALLS = {
  getPlayer: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/players/{id}',
    summary: 'One player, and what he or she did in each season',
    isSpecified: false,
    parameters: { id: { schema: idSchema, description: 'Id of a player' } },
    data: playerDetailSchema,
    errors: { 404: 'No player has this id.' },
  }),
  listPlayerStatistics: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/leagues/{id}/player-statistics',
    summary: 'The best players of a season by one of its figures',
    isSpecified: false,
    parameters: {
      id: leagueIdParameter,
      seasonId: seasonIdParameter,
      key: { schema: idSchema, description: 'Which figure; the first of the sport where absent' },
      page: pageParameter,
      size: sizeParameter,
    },
    data: playerStatisticsSchema,
    errors: { 400: 'key names no figure, or page or size is out of range', 404: NO_LEAGUE_DATA },
  }),
};
