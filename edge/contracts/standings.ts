import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';
import { teamLooks } from './team.ts';
import { countedEventSchema, standingsRuleWireSchema } from './standings-live.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** One season of a league: '2025-26'. */
export const seasonWireSchema = v.object({ seasonId: idSchema, seasonName: textSchema });
export type SeasonWire = v.InferOutput<typeof seasonWireSchema>;

/** Consequence of a place in a table: `zoneKind` says how it looks, `zoneName` its name. */
export const zoneWireSchema = v.object({
  zoneKind: v.picklist([
    'champion',
    'promotion',
    'promotion-play-off',
    'qualification',
    'qualification-play-off',
    'relegation-play-off',
    'relegation',
  ]),
  zoneName: textSchema,
});
export type ZoneWire = v.InferOutput<typeof zoneWireSchema>;

/** Which matches a table counts: all, those at home or those away. */
export const standingsScopeSchema = v.picklist(['all', 'home', 'away']);
export type StandingsScope = v.InferOutput<typeof standingsScopeSchema>;

/** A team's line of a table. Teams equal by all criteria share a rank. */
export const standingsRowWireSchema = v.object({
  rank: figureSchema,
  teamId: idSchema,
  teamName: textSchema,
  teamShortName: textSchema,
  ...teamLooks,
  played: figureSchema,
  won: figureSchema,
  drawn: figureSchema,
  lost: figureSchema,
  /** Goals or points; sets in sports played in sets. */
  scored: figureSchema,
  conceded: figureSchema,
  difference: figureSchema,
  /** The points or games within the sets; null in other sports. */
  rallyScored: v.nullable(figureSchema),
  rallyConceded: v.nullable(figureSchema),
  /** Null where the share of wins makes the table. */
  points: v.nullable(figureSchema),
  /** 0–1; a draw counts half. */
  winPercentage: figureSchema,
  /** Wins behind the leader, in halves; null where points make the table. */
  gamesBehind: v.nullable(figureSchema),
  /** The last five results, oldest first. */
  form: v.array(v.picklist(['W', 'D', 'L'])),
  /** Whether a match in play is counted in, with its current score. */
  isLive: v.boolean(),
  /** Null where the place leads nowhere, before the first match, and in tables of home or away matches. */
  zone: v.nullable(zoneWireSchema),
});
export type StandingsRowWire = v.InferOutput<typeof standingsRowWireSchema>;

/**
 * `getStandings`: the tables of a season, by default the current one, of all matches unless `scope` limits
 * them. The call's name is our own: the spec shows the screen (point 2) and not its call. `tables` is empty
 * for a league that is a knock-out only; `season` is null where no catalogue named one.
 */
export const standingsSchema = v.object({
  league: leagueWireSchema,
  season: v.nullable(seasonWireSchema),
  /** Newest first. */
  seasons: rowsSchema(seasonWireSchema),
  scope: standingsScopeSchema,
  isLive: v.boolean(),
  tables: rowsSchema(
    v.object({
      /** 'table' is the league's own; 'championship-round' and the like count the matches of their stage alone. */
      stage: v.optional(textSchema),
      /** 'Group A', 'Sunrise Conference – North'; null for the only table of a league. */
      group: v.nullable(textSchema),
      rows: rowsSchema(standingsRowWireSchema),
      /** Legend of its rows' zones, best place first. */
      zones: rowsSchema(zoneWireSchema),
    }),
  ),
  /** With `countedEvents`, lets a page update the tables itself while matches are live. */
  rule: v.optional(standingsRuleWireSchema),
  countedEvents: v.optional(rowsSchema(countedEventSchema)),
  /** Whether `getSeasonOutlook` has chances of this season; absent where the API has no such call. */
  hasOutlook: v.optional(v.boolean()),
});
export type Standings = v.InferOutput<typeof standingsSchema>;
