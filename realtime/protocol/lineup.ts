import * as v from 'valibot';
import { labelSchema, positionSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

const placeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(11));
const shirtNumberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999));

/**
 * A player on a team sheet. `grid` is the position on the pitch: row 1 is the goalkeeper's, and
 * rows count up the pitch; column 1 is the left in attacking direction.
 */
export const lineupPlayerSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  number: v.optional(shirtNumberSchema),
  position: v.optional(positionSchema),
  captain: v.optional(v.boolean()),
  grid: v.optional(v.strictObject({ row: placeSchema, column: placeSchema })),
});
export type LineupPlayer = v.InferOutput<typeof lineupPlayerSchema>;

/** An unavailable player, and the reason. */
export const unavailablePlayerSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  position: v.optional(positionSchema),
  reason: v.picklist(['injury', 'suspension', 'other']),
  note: v.optional(labelSchema),
});

/** One side's team sheet. Starters and substitutes keep the order of the sheet. */
export const lineupSchema = v.strictObject({
  /** '4-3-3', without the goalkeeper. */
  formation: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}(?:-\d{1,2}){1,4}$/))),
  /** False for an expected line-up, which the team has not published. */
  confirmed: v.boolean(),
  coach: v.optional(labelSchema),
  starters: v.pipe(v.array(lineupPlayerSchema), v.maxLength(60)),
  substitutes: v.pipe(v.array(lineupPlayerSchema), v.maxLength(100)),
  unavailable: v.optional(v.pipe(v.array(unavailablePlayerSchema), v.maxLength(60))),
});
export type Lineup = v.InferOutput<typeof lineupSchema>;
