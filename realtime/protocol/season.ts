import * as v from 'valibot';
import { STAGES } from '../sports/stage.ts';
import { labelSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

/** One season of a league: 'of-en.1-2025-26', '2025-26'. Names sort by age within a league. */
export const seasonSchema = v.strictObject({ id: entityIdSchema, name: labelSchema });
export type Season = v.InferOutput<typeof seasonSchema>;

/** The kind of decision in a match: see `STAGES`. Absent: by its round's name, else for the table. */
export const stageSchema = v.picklist(STAGES);
