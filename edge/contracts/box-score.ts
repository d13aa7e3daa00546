import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** Figures by column key; a column that does not apply is absent. */
export const boxScoreValuesSchema = v.record(textSchema, figureSchema);

export const boxScorePlayerWireSchema = v.object({
  playerId: idSchema,
  playerName: textSchema,
  shirtNumber: v.nullable(figureSchema),
  position: v.nullable(textSchema),
  isStarter: v.boolean(),
  values: boxScoreValuesSchema,
});
export type BoxScorePlayerWire = v.InferOutput<typeof boxScorePlayerWireSchema>;

/** One side: its players in team-sheet order, and their totals. */
export const boxScoreSideWireSchema = v.object({
  teamId: idSchema,
  players: rowsSchema(boxScorePlayerWireSchema),
  totals: boxScoreValuesSchema,
});
export type BoxScoreSideWire = v.InferOutput<typeof boxScoreSideWireSchema>;

/**
 * `getBoxScore`. `groups` are the tables to draw and their columns, both in order: most sports have
 * one, American football has passing, rushing, receiving and so on. A group contains the players
 * with a value in one of its columns, and is absent without such players. The keys are those of the
 * sport's box score in `realtime/sports`. The call's name is our own.
 */
export const boxScoreSchema = v.object({
  eventId: idSchema,
  isLive: v.boolean(),
  groups: rowsSchema(v.object({ key: textSchema, columns: v.array(textSchema) })),
  home: v.nullable(boxScoreSideWireSchema),
  away: v.nullable(boxScoreSideWireSchema),
});
export type BoxScore = v.InferOutput<typeof boxScoreSchema>;
