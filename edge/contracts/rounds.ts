import * as v from 'valibot';
import { seasonWireSchema } from './standings.ts';

/** `GET /v1/leagues/{id}/rounds?seasonId?`: the rounds of a season by their first match. */
export const roundListSchema = v.object({
  season: v.nullable(seasonWireSchema),
  rounds: v.array(
    v.object({
      roundName: v.string(),
      stage: v.picklist(['table', 'knockout']),
      /** First and last start, ms. */
      from: v.number(),
      to: v.number(),
      matches: v.number(),
    }),
  ),
  groups: v.array(v.object({ groupName: v.string(), teamIds: v.array(v.string()) })),
});
export type RoundList = v.InferOutput<typeof roundListSchema>;
