import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';

/** One running of a league: '2025-26'. */
export const seasonWireSchema = v.object({ seasonId: v.string(), seasonName: v.string() });
export type SeasonWire = v.InferOutput<typeof seasonWireSchema>;

/** A team's line of a table. Teams that nothing parts share their rank. */
export const standingsRowWireSchema = v.object({
  rank: v.number(),
  teamId: v.string(),
  teamName: v.string(),
  teamShortName: v.string(),
  played: v.number(),
  won: v.number(),
  drawn: v.number(),
  lost: v.number(),
  /** Goals or points; sets in sports played in sets. */
  scored: v.number(),
  conceded: v.number(),
  difference: v.number(),
  /** The points or games within the sets; null in other sports. */
  rallyScored: v.nullable(v.number()),
  rallyConceded: v.nullable(v.number()),
  /** Null where the share of wins makes the table. */
  points: v.nullable(v.number()),
  /** 0–1; a draw counts half. */
  winPercentage: v.number(),
  /** Wins missing to the leader, in halves; null where points make the table. */
  gamesBehind: v.nullable(v.number()),
  /** The last five results, oldest first. */
  form: v.array(v.picklist(['W', 'D', 'L'])),
  /** Whether a match that is going on is counted in, as it stands. */
  isLive: v.boolean(),
});
export type StandingsRowWire = v.InferOutput<typeof standingsRowWireSchema>;

/**
 * `GET /v1/leagues/{id}/standings?seasonId?`: the tables of a season, the
 * newest unless another is asked for. The call's name is our own: the spec
 * shows the screen (point 2) and not its call. `tables` is empty for a league
 * that is a knock-out only; `season` is null where no catalogue named one.
 */
export const standingsSchema = v.object({
  league: leagueWireSchema,
  season: v.nullable(seasonWireSchema),
  /** Newest first. */
  seasons: v.array(seasonWireSchema),
  isLive: v.boolean(),
  tables: v.array(
    v.object({ group: v.nullable(v.string()), rows: v.array(standingsRowWireSchema) }),
  ),
});
export type Standings = v.InferOutput<typeof standingsSchema>;

/** `GET /v1/leagues/{id}/rounds?seasonId?`: the rounds of a season by their first match. */
export const roundListSchema = v.object({
  season: v.nullable(seasonWireSchema),
  rounds: v.array(
    v.object({
      roundName: v.string(),
      stage: v.picklist(['table', 'knockout']),
      /** First and last start, ms. */
      from: v.number(),
      to: v.number(),
      matches: v.number(),
    }),
  ),
  groups: v.array(v.object({ groupName: v.string(), teamIds: v.array(v.string()) })),
});
export type RoundList = v.InferOutput<typeof roundListSchema>;
