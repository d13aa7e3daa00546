import type { OriginHandlers } from '../../services.ts';
import { searchEvents } from './search-events.ts';
import { searchLeagues, searchPlayers, searchSports, searchTeams } from './search.ts';

export const searchHandlers = {
  searchSports: (query) => searchSports(query),
  searchTeams: (query, { db }) => searchTeams(db, query),
  searchLeagues: (query, { db }) => searchLeagues(db, query),
  searchPlayers: (query, { db }) => searchPlayers(db, query),
  searchEvents: (query, { db, now }) => searchEvents(db, { ...query, now }),
} satisfies Partial<OriginHandlers>;
