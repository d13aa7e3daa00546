import * as v from 'valibot';
import { STAGES } from '../sports/stage.ts';
import { labelSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

/**
 * One season of a league: id 'of-en.1-2025-26', name '2025-26'. Within a league, names sort by age.
 */
export const seasonSchema = v.strictObject({ id: entityIdSchema, name: labelSchema });
export type Season = v.InferOutput<typeof seasonSchema>;

/** What a match decides: see `STAGES`. Default: derived from its round's name, else the table. */
export const stageSchema = v.picklist(STAGES);
