import * as v from 'valibot';
import { boxScoreValuesSchema } from './box-score.ts';
import { eventPageSchema } from './event-page.ts';
import { leagueWireSchema } from './league.ts';
import { seasonWireSchema } from './standings.ts';
import { teamWireSchema } from './team.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** What pages show beside a player's name; absent or null if unknown. */
export const playerLooks = {
  /** ISO 3166 code in lower case of a player's nation: 'br', 'gb-eng'. */
  playerNation: v.optional(v.nullable(textSchema)),
  /** Absolute address of a picture (spec point 3). */
  playerLogoUri: v.optional(v.nullable(textSchema)),
};

export const playerWireSchema = v.object({
  playerId: idSchema,
  playerName: textSchema,
  /** '2000-05-17' */
  playerBirthDate: v.nullable(textSchema),
  playerSportId: figureSchema,
  ...playerLooks,
});
export type PlayerWire = v.InferOutput<typeof playerWireSchema>;

/** A player's figures in a season: sums of box scores, by the same column keys. */
const seasonFiguresSchema = v.object({
  /** Matches with a box score that names the player. */
  appearances: figureSchema,
  values: boxScoreValuesSchema,
});

/** `getPlayer`. The call's name is our own. */
export const playerDetailSchema = v.object({
  player: playerWireSchema,
  /** The squads the player is in, the newest season first. */
  teams: rowsSchema(
    v.object({
      team: teamWireSchema,
      season: seasonWireSchema,
      shirtNumber: v.nullable(figureSchema),
      position: v.nullable(textSchema),
      club: v.nullable(textSchema),
    }),
  ),
  /** The newest season first. */
  seasons: rowsSchema(
    v.object({
      league: leagueWireSchema,
      season: v.nullable(seasonWireSchema),
      team: teamWireSchema,
      ...seasonFiguresSchema.entries,
    }),
  ),
});
export type PlayerDetail = v.InferOutput<typeof playerDetailSchema>;

/**
 * A page of `listPlayers`, sorted by id, so that a client can read all players. The call's name is
 * our own.
 */
export const playerListSchema = v.object({
  players: rowsSchema(playerWireSchema),
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(idSchema),
  /** Number of all players of the sport, if the call has a `page`. */
  total: v.optional(figureSchema),
});
export type PlayerList = v.InferOutput<typeof playerListSchema>;

/**
 * A page of `listPlayerEvents`: the matches in which a player played or plays, newest first,
 * according to team sheets, box scores and incidents. The call's name is our own.
 */
export const playerEventsSchema = v.object({
  ...eventPageSchema.entries,
  /** Absent if an operator's own API does not provide it. */
  player: v.optional(playerWireSchema),
  /** The player's figures in each event. */
  lines: rowsSchema(
    v.object({
      eventId: idSchema,
      /** The player's team. */
      teamId: idSchema,
      isStarter: v.boolean(),
      /** From the match's box score; empty without one. */
      values: boxScoreValuesSchema,
    }),
  ),
});
export type PlayerEvents = v.InferOutput<typeof playerEventsSchema>;

/** A player's row in the ranking. Players with the same value share a rank. */
export const playerStatisticWireSchema = v.object({
  rank: figureSchema,
  player: playerWireSchema,
  team: teamWireSchema,
  /** For the requested key: a sum, or a mean where `isPerMatch`. */
  value: figureSchema,
  ...seasonFiguresSchema.entries,
});
export type PlayerStatisticWire = v.InferOutput<typeof playerStatisticWireSchema>;

/**
 * A page of `listPlayerStatistics` (20 players, at most 100): a season's players ranked by one
 * figure, by default as top scorers. Players with none of it are absent. `keys` lists the possible
 * figures, which are columns of the sport's box score. The call's name is our own.
 */
export const playerStatisticsSchema = v.object({
  league: leagueWireSchema,
  season: v.nullable(seasonWireSchema),
  /** Newest first. */
  seasons: rowsSchema(seasonWireSchema),
  key: v.nullable(textSchema),
  /**
   * Whether players rank by the mean per match. Those with under half of the most appearances are
   * then absent.
   */
  isPerMatch: v.optional(v.boolean()),
  keys: v.array(textSchema),
  players: rowsSchema(playerStatisticWireSchema),
  page: figureSchema,
  size: figureSchema,
  total: figureSchema,
});
export type PlayerStatistics = v.InferOutput<typeof playerStatisticsSchema>;
