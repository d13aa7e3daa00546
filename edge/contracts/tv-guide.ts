import * as v from 'valibot';
import { idSchema, textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** What is on from one time to another. */
export const tvGuideEntrySchema = v.object({
  /** Null where nothing is scheduled. */
  id: v.nullable(idSchema),
  /** In the visitor's language where the operator gave it one; null where nothing is scheduled. */
  title: v.nullable(textSchema),
  /** ms */
  start: timeSchema,
  end: timeSchema,
  /** The match that is shown. */
  matchId: v.nullable(idSchema),
});
export type TvGuideEntry = v.InferOutput<typeof tvGuideEntrySchema>;

/** `getTvGuide`: one after the other, without a gap. */
export const tvGuideSchema = rowsSchema(tvGuideEntrySchema);
