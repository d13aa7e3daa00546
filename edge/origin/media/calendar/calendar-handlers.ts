import type { OriginHandlers } from '../../services.ts';
import { leagueCalendar, matchCalendar, teamCalendar } from './calendars.ts';

export const calendarHandlers = {
  getMatchCalendar: ({ id }, { db, now, visitorsCountry: country }) =>
    matchCalendar(db, id, { now, country }),
  getTeamCalendar: ({ id, known }, { db, now, visitorsCountry: country }) =>
    teamCalendar(db, id, { now, country, known }),
  getLeagueCalendar: ({ id, known }, { db, now, visitorsCountry: country }) =>
    leagueCalendar(db, id, { now, country, known }),
} satisfies Partial<OriginHandlers>;
