import * as v from 'valibot';
import { apiCall, type CallParameter } from './api-call.ts';
import {
  eventIdParameter,
  eventPageTypeParameter,
  flagParameter,
  leagueIdParameter,
  sizeParameter,
  sportIdParameter,
  teamIdParameter,
} from './call-parameters.ts';
import { eventPageSchema, headToHeadSchema } from './event-page.ts';
import { eventDetailSchema, eventListSchema } from './event.ts';
import { timeSchema } from './primitives.ts';
import { NO_LEAGUE_DATA, NO_TEAM_DATA } from './messages.ts';

const page = { type: eventPageTypeParameter, flag: flagParameter, size: sizeParameter };
const BAD_PAGE = 'flag is not one that an answer brought, or size is out of range';
const NO_MATCH = 'No match has this id.';
const from: CallParameter = { schema: timeSchema, description: 'ms; included', isRequired: true };
const to: CallParameter = {
  schema: timeSchema,
  description: 'ms; not included, and 32 days after `from` at most',
  isRequired: true,
};

const dayParameter: CallParameter = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  description: 'How many at most; 1,000 where it is absent',
};

export const EVENT_CALLS = {
  listEvents: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events',
    summary: 'Matches that start in a range, by start time, with their leagues',
    isSpecified: false,
    parameters: { from, to, sportId: sportIdParameter, flag: flagParameter, size: dayParameter },
    data: eventListSchema,
    errors: { 400: 'A parameter is missing, malformed or out of range' },
  }),
  listTeamEvents: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/team/{teamRadarId}/{type}',
    summary: 'Fixtures or results of a team, page by page',
    isSpecified: true,
    parameters: { teamRadarId: teamIdParameter, ...page },
    data: eventPageSchema,
    errors: { 400: BAD_PAGE, 404: NO_TEAM_DATA },
  }),
  listLeagueEvents: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/tournament/{leagueRadarId}/{type}',
    summary: 'Fixtures or results of a league, page by page',
    isSpecified: true,
    parameters: { leagueRadarId: leagueIdParameter, ...page },
    data: eventPageSchema,
    errors: { 400: BAD_PAGE, 404: NO_LEAGUE_DATA },
  }),
  getEvent: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/{id}',
    summary: 'One match with its league and ground',
    isSpecified: false,
    parameters: { id: eventIdParameter },
    data: eventDetailSchema,
    errors: { 404: NO_MATCH },
  }),
  getHeadToHead: apiCall({
    api: 'media',
    method: 'GET',
    path: '/v1/events/{id}/head-to-head',
    summary: 'Last results of both teams, and of the two against each other',
    isSpecified: false,
    parameters: { id: eventIdParameter },
    data: headToHeadSchema,
    errors: { 404: NO_MATCH },
  }),
};
