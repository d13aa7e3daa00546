import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A team, or a player in sports of single players. */
export const teamWireSchema = v.object({
  teamId: idSchema,
  /** What `events/team/{teamRadarId}` is called with. */
  teamRadarId: v.optional(idSchema),
  teamName: textSchema,
  teamShortName: textSchema,
  teamSportId: figureSchema,
});
export type TeamWire = v.InferOutput<typeof teamWireSchema>;

/** `listLeagueTeams` by name, `listSuggestedTeams` busiest first. */
export const teamListSchema = rowsSchema(teamWireSchema);

/** `listTeamGroups`: the teams of each league, both by name. */
export const teamGroupsSchema = rowsSchema(
  v.object({ league: leagueWireSchema, teams: teamListSchema }),
);
export type TeamGroup = v.InferOutput<typeof teamGroupsSchema>[number];
