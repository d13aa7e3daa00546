import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';

/** A team, or a player in sports of single players. */
export const teamWireSchema = v.object({
  teamId: v.string(),
  /** What `events/team/{teamRadarId}` is called with. */
  teamRadarId: v.optional(v.string()),
  teamName: v.string(),
  teamShortName: v.string(),
  teamSportId: v.number(),
});
export type TeamWire = v.InferOutput<typeof teamWireSchema>;

/** `GET /v1/leagues/{id}/teams` by name, `/v1/teams/suggested?sportRadarId` busiest first. */
export const teamListSchema = v.array(teamWireSchema);

/** `GET /v1/teams/group?sportId`: the teams of each league, both by name. */
export const teamGroupsSchema = v.array(
  v.object({ league: leagueWireSchema, teams: teamListSchema }),
);
export type TeamGroup = v.InferOutput<typeof teamGroupsSchema>[number];
