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

/** What sports are called where an API names them (spec point 3), in English. */
export const SPORT_NAMES: Readonly<Record<SportKey, string>> = {
  football: 'Football',
  basketball: 'Basketball',
  baseball: 'Baseball',
  tennis: 'Tennis',
  handball: 'Handball',
  'american-football': 'American football',
  'table-tennis': 'Table tennis',
  volleyball: 'Volleyball',
  badminton: 'Badminton',
  'beach-volley': 'Beach volley',
};
