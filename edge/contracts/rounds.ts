import * as v from 'valibot';
import { seasonWireSchema } from './standings.ts';
import { figureSchema, idSchema, textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** `listRounds`: the rounds of a season by their first match. */
export const roundListSchema = v.object({
  season: v.nullable(seasonWireSchema),
  rounds: rowsSchema(
    v.object({
      roundName: textSchema,
      stage: v.picklist(['table', 'knockout']),
      /** First and last start, ms. */
      from: timeSchema,
      to: timeSchema,
      matches: figureSchema,
    }),
  ),
  groups: rowsSchema(v.object({ groupName: textSchema, teamIds: v.array(idSchema) })),
});
export type RoundList = v.InferOutput<typeof roundListSchema>;
