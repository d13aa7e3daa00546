import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A programme between two times. */
export const tvGuideEntrySchema = v.object({
  /** Null where nothing is scheduled. */
  id: v.nullable(idSchema),
  /** In the visitor's language if the operator gave one; null where nothing is scheduled. */
  title: v.nullable(textSchema),
  /** ms */
  start: timeSchema,
  end: timeSchema,
  /** The match that is shown. */
  matchId: v.nullable(idSchema),
});
export type TvGuideEntry = v.InferOutput<typeof tvGuideEntrySchema>;

/** `getTvGuide`: in sequence, without a gap. */
export const tvGuideSchema = rowsSchema(tvGuideEntrySchema);
