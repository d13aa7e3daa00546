import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import {
  eventFlagInput,
  idInput,
  pageSizeInput,
  seasonIdInput,
  sizeInput,
  sportIdInput,
  timeInput,
} from './call-inputs.ts';
import {
  eventPageSchema,
  expectedScoreSchema,
  headToHeadSchema,
  nearestEventsSchema,
} from './event-page.ts';
import { eventDetailSchema, eventListSchema } from './event.ts';
import { NO_LEAGUE_DATA, NO_MATCH, NO_TEAM_DATA } from './messages.ts';

/** Longest range of one call, ms. */
const MAX_RANGE_MS = 32 * 86_400_000;

const page = {
  /**
   * `results`: matches that are over, newest first. `fixtures`: all others, soonest first, but
   * overdue ones without an update last.
   */
  type: v.picklist(['fixtures', 'results']),
  flag: eventFlagInput,
  size: pageSizeInput,
};

export const listEvents = {
  api: 'media',
  method: 'GET',
  path: '/v1/events',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.pipe(
    v.object({
      from: timeInput,
      to: timeInput,
      sportId: sportIdInput,
      flag: eventFlagInput,
      // No day has as many matches.
      size: sizeInput(1_000, 1_000),
    }),
    v.check(({ from, to }) => from < to, 'from must be before to'),
    v.check(
      ({ from, to }) => to - from <= MAX_RANGE_MS,
      'from and to may be 32 days apart at most',
    ),
  ),
  data: eventListSchema,
} as const satisfies ApiCall;

/** Lets a page link from a day without matches to the nearest days with some. */
export const getNearestEvents = {
  api: 'media',
  method: 'GET',
  path: '/v1/nearest-events',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.pipe(
    v.object({ from: timeInput, to: timeInput, sportId: sportIdInput }),
    v.check(({ from, to }) => from < to, 'from must be before to'),
  ),
  data: nearestEventsSchema,
} as const satisfies ApiCall;

export const listTeamEvents = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/team/{teamRadarId}/{type}',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ teamRadarId: idInput, ...page }),
  missing: NO_TEAM_DATA,
  data: eventPageSchema,
} as const satisfies ApiCall;

export const listLeagueEvents = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/tournament/{leagueRadarId}/{type}',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ leagueRadarId: idInput, seasonId: seasonIdInput, ...page }),
  missing: NO_LEAGUE_DATA,
  data: eventPageSchema,
} as const satisfies ApiCall;

export const getEvent = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: eventDetailSchema,
} as const satisfies ApiCall;

export const getHeadToHead = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/head-to-head',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: headToHeadSchema,
} as const satisfies ApiCall;

/** From the answer, a browser computes each side's chance of winning. */
export const getExpectedScore = {
  api: 'media',
  method: 'GET',
  path: '/v1/events/{id}/expected-score',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_MATCH,
  data: expectedScoreSchema,
} as const satisfies ApiCall;

export const compareTeams = {
  api: 'media',
  method: 'GET',
  path: '/v1/teams/{id}/head-to-head/{otherId}',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({ id: idInput, otherId: idInput }),
  missing: NO_TEAM_DATA,
  data: headToHeadSchema,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  listEvents: {
    summary: 'Matches that start in a range, by start time, with their leagues',
    isSpecified: false,
    refuses: 'A parameter is missing, malformed or out of range',
  },
  getNearestEvents: {
    summary: 'Start times of the last match before a range and of the first match after it',
    isSpecified: false,
    refuses: 'A parameter is missing, malformed or out of range',
  },
  listTeamEvents: {
    summary: 'Fixtures or results of a team, page by page',
    isSpecified: true,
    refuses: 'flag was not returned by an earlier answer, or size is out of range',
  },
  listLeagueEvents: {
    summary: 'Fixtures or results of a season of a league, page by page',
    isSpecified: true,
    refuses: 'flag was not returned by an earlier answer, or size is out of range',
  },
  getEvent: {
    summary: 'One match with its league and ground',
    isSpecified: false,
  },
  getExpectedScore: {
    summary: 'Expected score of a match, from the results before it',
    isSpecified: false,
  },
  getHeadToHead: {
    summary: 'Last results of both teams, and of their matches against each other',
    isSpecified: false,
  },
  compareTeams: {
    summary:
      'Last results of two teams of a sport, and of their matches against each other; the first counts as the home team',
    isSpecified: false,
  },
} satisfies Record<string, CallText>;
