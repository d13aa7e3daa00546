import type { OriginHandlers } from '../../services.ts';
import { findStandingsSource, leagueStandings } from './league-standings.ts';

export const standingsHandlers = {
  /** With the rooms' current scores applied. */
  getStandings: async ({ id, seasonId, scope }, { db, now, currentLines }) => {
    const source = await findStandingsSource(db, id, { seasonId, now });
    return source && leagueStandings(source, await currentLines(source.league.sportId), scope);
  },
} satisfies Partial<OriginHandlers>;
