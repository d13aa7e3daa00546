import type { OriginHandlers } from '../../services.ts';
import { findTeam } from '../teams/teams.ts';
import { listLeagueEvents, listTeamEvents } from './event-pages.ts';
import { findExpectedScore } from './expected-score.ts';
import { findEvent, findNearestEvents, listEvents } from './events.ts';
import { compareTeams, findHeadToHead } from './head-to-head.ts';

export const eventHandlers = {
  listEvents: (query, { db }) => listEvents(db, query),
  getNearestEvents: (query, { db }) => findNearestEvents(db, query),
  getExpectedScore: ({ id }, { db }) => findExpectedScore(db, id),
  /** Empty for a team without such matches. */
  listTeamEvents: async ({ teamRadarId, ...query }, { db, now }) =>
    (await findTeam(db, teamRadarId)) && listTeamEvents(db, teamRadarId, { ...query, now }),
  listLeagueEvents: ({ leagueRadarId, ...query }, { db, now }) =>
    listLeagueEvents(db, leagueRadarId, { ...query, now }),
  getEvent: ({ id }, { db }) => findEvent(db, id),
  getHeadToHead: ({ id }, { db, now }) => findHeadToHead(db, id, now),
  compareTeams: ({ id, otherId }, { db, now }) => compareTeams(db, [id, otherId], now),
} satisfies Partial<OriginHandlers>;
