import type { OriginHandlers } from '../../services.ts';
import { listLeagueTeams } from '../teams/team-lists.ts';
import { findLeague, listLeagues } from './leagues.ts';
import { listRounds } from './rounds.ts';

export const leagueHandlers = {
  listLeagues: ({ sportId }, { db }) => listLeagues(db, sportId),
  getLeague: ({ id }, { db }) => findLeague(db, id),
  listLeagueTeams: ({ id }, { db, now }) => listLeagueTeams(db, id, now),
  listRounds: ({ id, seasonId }, { db, now }) => listRounds(db, id, { seasonId, now }),
} satisfies Partial<OriginHandlers>;
