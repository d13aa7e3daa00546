import * as v from 'valibot';

/**
 * Someone on a team sheet. `grid` is a place on the pitch, for sports that are
 * drawn on one: row 1 is the goalkeeper's and rows count up the pitch; column 1
 * is the left as the team attacks. It is null for substitutes and elsewhere.
 */
export const lineupPlayerWireSchema = v.object({
  playerId: v.string(),
  playerName: v.string(),
  shirtNumber: v.nullable(v.number()),
  /** As the source writes it: 'GK', 'PG', 'QB'. */
  position: v.nullable(v.string()),
  isCaptain: v.boolean(),
  grid: v.nullable(v.object({ row: v.number(), column: v.number() })),
});
export type LineupPlayerWire = v.InferOutput<typeof lineupPlayerWireSchema>;

/** Someone who cannot play. `note` says more where the source does: 'Knee'. */
export const unavailablePlayerWireSchema = v.object({
  playerId: v.string(),
  playerName: v.string(),
  position: v.nullable(v.string()),
  reason: v.picklist(['injury', 'suspension', 'other']),
  note: v.nullable(v.string()),
});
export type UnavailablePlayerWire = v.InferOutput<typeof unavailablePlayerWireSchema>;

/** One side's team sheet. */
export const lineupWireSchema = v.object({
  teamId: v.string(),
  /** '4-3-3', from the back to the front, without the goalkeeper; null where the sport has none. */
  formation: v.nullable(v.string()),
  /** False: what is expected, not what the team handed in. */
  isConfirmed: v.boolean(),
  coach: v.nullable(v.string()),
  /** In the order of the team sheet: the goalkeeper first. */
  starters: v.array(lineupPlayerWireSchema),
  substitutes: v.array(lineupPlayerWireSchema),
  unavailable: v.array(unavailablePlayerWireSchema),
});
export type LineupWire = v.InferOutput<typeof lineupWireSchema>;

/**
 * `GET /v1/events/{id}/lineups`: a side is null while nothing is known of it.
 * Who came on and off is told by the match's incidents, whose `playerId` and
 * `relatedPlayerId` are those of the team sheet. The call's name is our own.
 */
export const lineupsSchema = v.object({
  eventId: v.string(),
  home: v.nullable(lineupWireSchema),
  away: v.nullable(lineupWireSchema),
});
export type Lineups = v.InferOutput<typeof lineupsSchema>;
