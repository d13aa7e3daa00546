import type { OriginHandlers } from '../../services.ts';
import { ALL_SPORTS, sportRadarId } from '../../../../realtime/sports/registry.ts';
import { findSquad } from './squads.ts';
import { listSuggestedTeams, listTeamGroups, listTeamLeagues } from './team-lists.ts';
import { findTeam } from './teams.ts';

export const teamHandlers = {
  listSuggestedTeams: ({ sportRadarId: radarId }, { db, now }) => {
    const sport = ALL_SPORTS.find(({ id }) => sportRadarId(id) === radarId);
    return listSuggestedTeams(db, now, sport?.id);
  },
  listTeamGroups: ({ sportId }, { db }) => listTeamGroups(db, sportId),
  getTeam: ({ id }, { db }) => findTeam(db, id),
  listTeamLeagues: ({ id }, { db }) => listTeamLeagues(db, id),
  getSquad: ({ id, seasonId }, { db }) => findSquad(db, id, seasonId),
} satisfies Partial<OriginHandlers>;
