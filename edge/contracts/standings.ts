import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';
import { teamLooks } from './team.ts';
import { countedEventSchema, standingsRuleWireSchema } from './standings-live.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** One season of a league: '2025-26'. */
export const seasonWireSchema = v.object({ seasonId: idSchema, seasonName: textSchema });
export type SeasonWire = v.InferOutput<typeof seasonWireSchema>;

/** Consequence of a place in a table. `zoneKind` selects its colour, `zoneName` is its name. */
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

/** The matches that a table counts: all, those at home or those away. */
export const standingsScopeSchema = v.picklist(['all', 'home', 'away']);
export type StandingsScope = v.InferOutput<typeof standingsScopeSchema>;

/** A team's row in a table. Teams equal by all criteria share a rank. */
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
  /** Null if the share of wins decides the table. */
  points: v.nullable(figureSchema),
  /** 0–1; a draw counts half. */
  winPercentage: figureSchema,
  /** Wins behind the leader, in halves; null if points decide the table. */
  gamesBehind: v.nullable(figureSchema),
  /** The last five results, oldest first. */
  form: v.array(v.picklist(['W', 'D', 'L'])),
  /** Whether the row counts a match in play, with its current score. */
  isLive: v.boolean(),
  /**
   * Null for a place without a consequence, before the first match, and in tables of home or away
   * matches.
   */
  zone: v.nullable(zoneWireSchema),
});
export type StandingsRowWire = v.InferOutput<typeof standingsRowWireSchema>;

/**
 * `getStandings`: the tables of a season, by default the current one. They count all matches unless
 * `scope` limits them. `tables` is empty for a league with a knock-out only; `season` is null if no
 * catalogue names one. The call's name is our own, because the spec shows only the screen (point
 * 2).
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
      /**
       * 'table' is the main table; others, such as 'championship-round', count only matches of
       * their stage.
       */
      stage: v.optional(textSchema),
      /** 'Group A', 'Sunrise Conference – North'; null for the only table of a league. */
      group: v.nullable(textSchema),
      rows: rowsSchema(standingsRowWireSchema),
      /** Legend of its rows' zones, best place first. */
      zones: rowsSchema(zoneWireSchema),
    }),
  ),
  /**
   * With `rule` and `countedEvents`, a page updates the tables itself while matches are in play.
   */
  rule: v.optional(standingsRuleWireSchema),
  countedEvents: v.optional(rowsSchema(countedEventSchema)),
  /** Whether `getSeasonOutlook` has chances for this season; absent if the API has no such call. */
  hasOutlook: v.optional(v.boolean()),
});
export type Standings = v.InferOutput<typeof standingsSchema>;
