import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { STAGES } from '../../realtime/sports/stage.ts';
import { seasonWireSchema } from './standings.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** `listRounds`: a season's rounds, ordered by first match. */
export const roundListSchema = v.object({
  season: v.nullable(seasonWireSchema),
  /** Stages of its matches, also of those without a round; none of a table that lacks its beginning. */
  stages: v.optional(v.array(v.picklist(STAGES))),
  rounds: rowsSchema(
    v.object({
      roundName: textSchema,
      stage: v.picklist(STAGES),
      /** First and last start, ms. */
      from: timeSchema,
      to: timeSchema,
      matches: figureSchema,
    }),
  ),
  groups: rowsSchema(v.object({ groupName: textSchema, teamIds: v.array(idSchema) })),
});
export type RoundList = v.InferOutput<typeof roundListSchema>;
