import * as v from 'valibot';
import { boxScoreValuesSchema } from './box-score.ts';
import { leagueWireSchema } from './league.ts';
import { seasonWireSchema } from './standings.ts';
import { teamWireSchema } from './team.ts';

export const playerWireSchema = v.object({
  playerId: v.string(),
  playerName: v.string(),
  /** '2000-05-17' */
  playerBirthDate: v.nullable(v.string()),
  playerSportId: v.number(),
});
export type PlayerWire = v.InferOutput<typeof playerWireSchema>;

/** What a player did in a season: sums of the box scores, by the same column keys. */
const seasonFiguresSchema = v.object({
  /** Matches with a box score that names the player. */
  appearances: v.number(),
  values: boxScoreValuesSchema,
});

/** `GET /v1/players/{id}`: 404 for an id that names none. The call's name is our own. */
export const playerDetailSchema = v.object({
  player: playerWireSchema,
  /** The squads the player is in, the newest season first. */
  teams: v.array(
    v.object({
      team: teamWireSchema,
      season: seasonWireSchema,
      shirtNumber: v.nullable(v.number()),
      position: v.nullable(v.string()),
      club: v.nullable(v.string()),
    }),
  ),
  /** The newest season first. */
  seasons: v.array(
    v.object({
      league: leagueWireSchema,
      season: v.nullable(seasonWireSchema),
      team: teamWireSchema,
      ...seasonFiguresSchema.entries,
    }),
  ),
});
export type PlayerDetail = v.InferOutput<typeof playerDetailSchema>;

/** A player's line among the best. Players with the same value share their rank. */
export const playerStatisticWireSchema = v.object({
  rank: v.number(),
  player: playerWireSchema,
  team: teamWireSchema,
  /** Of the key that was asked for. */
  value: v.number(),
  ...seasonFiguresSchema.entries,
});
export type PlayerStatisticWire = v.InferOutput<typeof playerStatisticWireSchema>;

/**
 * `GET /v1/leagues/{id}/player-statistics?seasonId?&key?&page?&size?` (20, at
 * most 100): the players of a season who did the most of something: top
 * scorers by default. Players without any are left out. `keys` are those that
 * may be asked for, by sport: columns of `BOX_SCORES`. The call's name is our own.
 */
export const playerStatisticsSchema = v.object({
  league: leagueWireSchema,
  season: v.nullable(seasonWireSchema),
  /** Newest first. */
  seasons: v.array(seasonWireSchema),
  key: v.nullable(v.string()),
  keys: v.array(v.string()),
  players: v.array(playerStatisticWireSchema),
  page: v.number(),
  size: v.number(),
  total: v.number(),
});
export type PlayerStatistics = v.InferOutput<typeof playerStatisticsSchema>;
