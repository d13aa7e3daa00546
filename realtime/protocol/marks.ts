import * as v from 'valibot';
import { incidentTypeSchema } from './incident.ts';
import { MAX_MARKS } from './limits.ts';
import { countSchema, labelSchema, sideSchema } from './primitives.ts';

/**
 * A mark on the line of a match: a letter and the minute of play, 'g64'. g goal or touchdown, f field
 * goal or safety, y yellow card, r red card, v goal that does not count.
 */
export const markSchema = v.pipe(v.string(), v.regex(/^[gfyrv]\d{1,4}$/));
export type Mark = v.InferOutput<typeof markSchema>;

const sideMarksSchema = v.pipe(v.array(markSchema), v.maxLength(MAX_MARKS));
/** Both sides' marks, in the order of play. */
export const marksSchema = v.strictObject({ home: sideMarksSchema, away: sideMarksSchema });
export type Marks = v.InferOutput<typeof marksSchema>;

/** The last incident that the sentence of a match's row reports. */
export const newsSchema = v.strictObject({
  type: incidentTypeSchema,
  team: sideSchema,
  minute: v.optional(countSchema),
  stoppage: v.optional(countSchema),
  player: v.optional(labelSchema),
  /** Set for a goal that does not count. */
  removed: v.optional(v.literal(true)),
});
export type News = v.InferOutput<typeof newsSchema>;
