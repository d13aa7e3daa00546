import * as v from 'valibot';
import { boxScoreValuesSchema } from './box-score.ts';
import { eventPageSchema } from './event-page.ts';
import { leagueWireSchema } from './league.ts';
import { seasonWireSchema } from './standings.ts';
import { teamWireSchema } from './team.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** How a player is shown; absent or null where that is not known. */
export const playerLooks = {
  /** ISO 3166 code in lower case of the nation a player plays for: 'br', 'gb-eng'. */
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

/** What a player did in a season: sums of the box scores, by the same column keys. */
const seasonFiguresSchema = v.object({
  /** Matches with a box score that names the player. */
  appearances: figureSchema,
  values: boxScoreValuesSchema,
});

/** `getPlayer`: 404 for an id that names none. The call's name is our own. */
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
 * `listPlayers`: by id, so that all of them can be read page by page. The
 * call's name is our own.
 */
export const playerListSchema = v.object({
  players: rowsSchema(playerWireSchema),
  /** Sent back as `flag`, it brings what follows; null at the end. */
  flag: v.nullable(idSchema),
});

/**
 * `listPlayerEvents`: the matches that a player has played in or plays in now,
 * newest first, by team sheets, box scores and incidents. The call's name is our own.
 */
export const playerEventsSchema = v.object({
  ...eventPageSchema.entries,
  /** What the player did in each of the events. */
  lines: rowsSchema(
    v.object({
      eventId: idSchema,
      /** Whom the player played for. */
      teamId: idSchema,
      isStarter: v.boolean(),
      /** As the match's box score has them; empty without one. */
      values: boxScoreValuesSchema,
    }),
  ),
});
export type PlayerEvents = v.InferOutput<typeof playerEventsSchema>;

/** A player's line among the best. Players with the same value share their rank. */
export const playerStatisticWireSchema = v.object({
  rank: figureSchema,
  player: playerWireSchema,
  team: teamWireSchema,
  /** Of the key that was asked for: a sum, or a mean where `isPerMatch`. */
  value: figureSchema,
  ...seasonFiguresSchema.entries,
});
export type PlayerStatisticWire = v.InferOutput<typeof playerStatisticWireSchema>;

/**
 * `listPlayerStatistics` (20, at
 * most 100): the players of a season who did the most of something: top
 * scorers by default. Players without any are left out. `keys` are those that
 * may be asked for, by sport: columns of the sport's box score. The call's name is our own.
 */
export const playerStatisticsSchema = v.object({
  league: leagueWireSchema,
  season: v.nullable(seasonWireSchema),
  /** Newest first. */
  seasons: rowsSchema(seasonWireSchema),
  key: v.nullable(textSchema),
  /** Ranked by the mean of a match, of those who played in half of them or more. */
  isPerMatch: v.optional(v.boolean()),
  keys: v.array(textSchema),
  players: rowsSchema(playerStatisticWireSchema),
  page: figureSchema,
  size: figureSchema,
  total: figureSchema,
});
export type PlayerStatistics = v.InferOutput<typeof playerStatisticsSchema>;
