import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { calendarSchema, knownInput } from './calendar.ts';
import { idInput } from './call-inputs.ts';
import { NO_LEAGUE_DATA, NO_MATCH, NO_TEAM_DATA } from './messages.ts';

/*
 * The data of the product's calendar files. Never cached, because channels depend on the caller's
 * country.
 */

const ofCountry = {
  api: 'media',
  method: 'GET',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ id: idInput }),
  data: calendarSchema,
} as const;

/** Many matches: a caller that has them need not read them again. */
const ofMany = v.object({ id: idInput, known: knownInput });

export const getMatchCalendar = {
  ...ofCountry,
  path: '/v1/calendar/match/{id}',
  missing: NO_MATCH,
} as const satisfies ApiCall;

export const getTeamCalendar = {
  ...ofCountry,
  path: '/v1/calendar/team/{id}',
  input: ofMany,
  missing: NO_TEAM_DATA,
} as const satisfies ApiCall;

export const getLeagueCalendar = {
  ...ofCountry,
  path: '/v1/calendar/league/{id}',
  input: ofMany,
  missing: NO_LEAGUE_DATA,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  getMatchCalendar: {
    summary: 'A match as a calendar entry, with its channels',
    isSpecified: false,
    takesCountry: true,
  },
  getTeamCalendar: {
    summary:
      'Matches of a team as calendar entries: those of the last 365 days and all later ones with a known day, at most the 400 nearest to today. Matches within the next 30 days have their channels',
    isSpecified: false,
    takesCountry: true,
  },
  getLeagueCalendar: {
    summary: 'Matches of a league as calendar entries, selected as for a team',
    isSpecified: false,
    takesCountry: true,
  },
} satisfies Record<string, CallText>;
