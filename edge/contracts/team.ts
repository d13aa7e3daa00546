import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';
import { figureSchema, idSchema, kitWireSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

const orUnknown = v.optional(v.nullable(textSchema));

/** What pages show beside or instead of a team's name; absent or null if unknown. */
export const teamLooks = {
  /** Scoreboard name: 'MCI'. */
  teamCode: orUnknown,
  /** ISO 3166 code in lower case of the team's or player's nation: 'br', 'gb-eng'. */
  teamNation: orUnknown,
  /** Absolute address of a picture (spec point 3). */
  teamLogoUri: orUnknown,
  teamKit: kitWireSchema,
};

/** A team, or a player in sports of single players. */
export const teamWireSchema = v.object({
  teamId: idSchema,
  /** Parameter of `events/team/{teamRadarId}`. */
  teamRadarId: v.optional(idSchema),
  teamName: textSchema,
  teamShortName: textSchema,
  teamSportId: figureSchema,
  /** A club's home country, written like `leagueCountry`. */
  teamCountry: orUnknown,
  ...teamLooks,
});
export type TeamWire = v.InferOutput<typeof teamWireSchema>;

/**
 * The teams in the picture that pages draw for an article or a video: both sides of its first
 * match, else the one or two teams that it is about. If absent or empty, the picture shows only the
 * sport's ground.
 */
export const picturedTeamsSchema = v.optional(rowsSchema(teamWireSchema), []);

/**
 * `listLeagueTeams`: by name. `listSuggestedTeams`: those with the most matches near today first.
 */
export const teamListSchema = rowsSchema(teamWireSchema);

/** `listTeamGroups`: leagues by name, each with its teams by name. */
export const teamGroupsSchema = rowsSchema(
  v.object({ league: leagueWireSchema, teams: teamListSchema }),
);
export type TeamGroup = v.InferOutput<typeof teamGroupsSchema>[number];
