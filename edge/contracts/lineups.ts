import * as v from 'valibot';
import { playerLooks } from './players.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * A player on a team sheet. `grid` is the position on the pitch, in sports whose pages draw one:
 * row 1 is the goalkeeper's, and rows count up the pitch; column 1 is the left in attacking
 * direction. It is null for substitutes and in other sports.
 */
export const lineupPlayerWireSchema = v.object({
  playerId: idSchema,
  playerName: textSchema,
  shirtNumber: v.nullable(figureSchema),
  /** As the source writes it: 'GK', 'PG', 'QB'. */
  position: v.nullable(textSchema),
  isCaptain: v.boolean(),
  grid: v.nullable(v.object({ row: figureSchema, column: figureSchema })),
  playerNation: playerLooks.playerNation,
});
export type LineupPlayerWire = v.InferOutput<typeof lineupPlayerWireSchema>;

/** An unavailable player. `note` is a detail from the source: 'Knee'. */
export const unavailablePlayerWireSchema = v.object({
  playerId: idSchema,
  playerName: textSchema,
  position: v.nullable(textSchema),
  reason: v.picklist(['injury', 'suspension', 'other']),
  note: v.nullable(textSchema),
  playerNation: playerLooks.playerNation,
});
export type UnavailablePlayerWire = v.InferOutput<typeof unavailablePlayerWireSchema>;

/** One side's team sheet. */
export const lineupWireSchema = v.object({
  teamId: idSchema,
  /**
   * '4-3-3', from the back to the front, without the goalkeeper; null in sports without formations.
   */
  formation: v.nullable(textSchema),
  /** False for an expected line-up, which the team has not published. */
  isConfirmed: v.boolean(),
  coach: v.nullable(textSchema),
  /** In the order of the team sheet, the goalkeeper first. */
  starters: rowsSchema(lineupPlayerWireSchema),
  substitutes: rowsSchema(lineupPlayerWireSchema),
  unavailable: rowsSchema(unavailablePlayerWireSchema),
});
export type LineupWire = v.InferOutput<typeof lineupWireSchema>;

/**
 * `getLineups`: a side is null while its line-up is unknown. Substitutions are incidents of the
 * match, whose `playerId` and `relatedPlayerId` are ids of the team sheet. The call's name is our
 * own.
 */
export const lineupsSchema = v.object({
  eventId: idSchema,
  home: v.nullable(lineupWireSchema),
  away: v.nullable(lineupWireSchema),
});
export type Lineups = v.InferOutput<typeof lineupsSchema>;
