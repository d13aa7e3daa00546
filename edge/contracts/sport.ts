import * as v from 'valibot';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A sport of spec point 3: `radarId` is `sr:sport:1` for football, `key` stands in paths. */
export const sportWireSchema = v.object({
  id: figureSchema,
  radarId: idSchema,
  key: textSchema,
  name: textSchema,
});
export type SportWire = v.InferOutput<typeof sportWireSchema>;

/** `listSports`: every sport, the main ones first. */
export const sportListSchema = rowsSchema(sportWireSchema);

/** Returns a sport's English name in APIs (spec point 3): 'American football'. */
export function sportName(key: SportKey): string {
  const words = key.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
