import type { OriginHandlers } from '../../services.ts';
import { searchLeagues, searchPlayers, searchSports, searchTeams } from './search.ts';

export const searchHandlers = {
  searchSports: (query) => searchSports(query),
  searchTeams: (query, { db }) => searchTeams(db, query),
  searchLeagues: (query, { db }) => searchLeagues(db, query),
  searchPlayers: (query, { db }) => searchPlayers(db, query),
} satisfies Partial<OriginHandlers>;
