import * as v from 'valibot';
import { playerLooks } from './players.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * Someone on a team sheet. `grid` is a place on the pitch, for sports that are
 * drawn on one: row 1 is the goalkeeper's and rows count up the pitch; column 1
 * is the left as the team attacks. It is null for substitutes and elsewhere.
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

/** Someone who cannot play. `note` says more where the source does: 'Knee'. */
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
  /** '4-3-3', from the back to the front, without the goalkeeper; null where the sport has none. */
  formation: v.nullable(textSchema),
  /** False: expected, not handed in by the team. */
  isConfirmed: v.boolean(),
  coach: v.nullable(textSchema),
  /** In the order of the team sheet: the goalkeeper first. */
  starters: rowsSchema(lineupPlayerWireSchema),
  substitutes: rowsSchema(lineupPlayerWireSchema),
  unavailable: rowsSchema(unavailablePlayerWireSchema),
});
export type LineupWire = v.InferOutput<typeof lineupWireSchema>;

/**
 * `getLineups`: a side is null while unknown. The match's incidents report substitutions; their `playerId`
 * and `relatedPlayerId` are those of the team sheet. The call's name is our own.
 */
export const lineupsSchema = v.object({
  eventId: idSchema,
  home: v.nullable(lineupWireSchema),
  away: v.nullable(lineupWireSchema),
});
export type Lineups = v.InferOutput<typeof lineupsSchema>;
