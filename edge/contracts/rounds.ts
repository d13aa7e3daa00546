import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { STAGES } from '../../realtime/sports/stage.ts';
import { seasonWireSchema } from './standings.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** `listRounds`: a season's rounds, in the order of their first matches. */
export const roundListSchema = v.object({
  season: v.nullable(seasonWireSchema),
  /**
   * Stages of the season's matches, also of those without a round. If the catalogue lacks the
   * season's first matches, table stages are absent.
   */
  stages: v.optional(v.array(v.picklist(STAGES))),
  rounds: rowsSchema(
    v.object({
      roundName: textSchema,
      stage: v.picklist(STAGES),
      /** Start times of the first and the last match, ms. */
      from: timeSchema,
      to: timeSchema,
      matches: figureSchema,
    }),
  ),
  groups: rowsSchema(v.object({ groupName: textSchema, teamIds: v.array(idSchema) })),
});
export type RoundList = v.InferOutput<typeof roundListSchema>;
