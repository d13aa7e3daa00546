import type { OriginHandlers } from '../../services.ts';
import { listLeagueTeams } from '../teams/team-lists.ts';
import { findLeague, listLeagues } from './leagues.ts';
import { listRounds } from './rounds.ts';
import { seasonWire } from './season-wire.ts';
import { findLeagueSeason } from './seasons.ts';

export const leagueHandlers = {
  listLeagues: ({ sportId }, { db }) => listLeagues(db, sportId),
  getLeague: ({ id }, { db }) => findLeague(db, id),
  listLeagueTeams: ({ id }, { db, now }) => listLeagueTeams(db, id, now),
  listSeasons: async ({ id }, { db, now }) => {
    const found = await findLeagueSeason(db, id, { now });
    return (
      found && {
        current: found.season && seasonWire(found.season),
        seasons: found.seasons.map(seasonWire),
      }
    );
  },
  listRounds: ({ id, seasonId }, { db, now }) => listRounds(db, id, { seasonId, now }),
} satisfies Partial<OriginHandlers>;
