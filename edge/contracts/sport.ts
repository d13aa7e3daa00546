import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A sport of spec point 3. `radarId` is `sr:sport:1` for football; `key` is part of paths. */
export const sportWireSchema = v.object({
  id: figureSchema,
  radarId: idSchema,
  key: textSchema,
  name: textSchema,
});
export type SportWire = v.InferOutput<typeof sportWireSchema>;

/** `listSports`: every sport, the main ones first. */
export const sportListSchema = rowsSchema(sportWireSchema);
