import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A programme, or a gap in the schedule. */
export const tvGuideEntrySchema = v.object({
  /** Null for a gap. */
  id: v.nullable(idSchema),
  /** In the visitor's language if the operator provides it; null for a gap. */
  title: v.nullable(textSchema),
  /** Start and end, ms. */
  start: timeSchema,
  end: timeSchema,
  /** The match that the programme shows; null for none. */
  matchId: v.nullable(idSchema),
});
export type TvGuideEntry = v.InferOutput<typeof tvGuideEntrySchema>;

/** `getTvGuide`: entries in sequence, each beginning where the previous one ends. */
export const tvGuideSchema = rowsSchema(tvGuideEntrySchema);
