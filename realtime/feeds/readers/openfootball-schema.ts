import * as v from 'valibot';
import { countSchema, daySchema, labelSchema } from '../../protocol/primitives.ts';

const pairSchema = v.tuple([countSchema, countSchema]);
export type Pair = v.InferOutput<typeof pairSchema>;

/** Older files write a team as an object, newer ones as its name. */
const teamNameSchema = v.union(
  [
    v.pipe(v.string(), v.trim(), labelSchema),
    v.pipe(
      v.object({ name: labelSchema }),
      v.transform((team) => team.name),
    ),
  ],
  'Expected a team: its name',
);

const goalSchema = v.object({
  name: v.optional(v.nullable(v.string())),
  /** 9, '9', '90+4', or 90 with an offset of 4. */
  minute: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  offset: v.optional(v.nullable(v.number())),
  penalty: v.optional(v.nullable(v.boolean())),
  owngoal: v.optional(v.nullable(v.boolean())),
});
export type OpenfootballGoal = v.InferOutput<typeof goalSchema>;

const scoreSchema = v.object({
  ht: v.optional(v.nullable(pairSchema)),
  /** After 90 minutes, also when extra time followed. */
  ft: v.optional(v.nullable(pairSchema)),
  /** After extra time: all goals but those of the shoot-out. */
  et: v.optional(v.nullable(pairSchema)),
  /** The shoot-out alone. */
  p: v.optional(v.nullable(pairSchema)),
});
export type OpenfootballScore = v.InferOutput<typeof scoreSchema>;

const matchSchema = v.object({
  round: v.optional(v.nullable(v.string())),
  date: daySchema,
  time: v.optional(v.nullable(v.string())),
  team1: teamNameSchema,
  team2: teamNameSchema,
  score: v.optional(
    v.nullable(
      // The pair first: an array would pass for an object without any of its members.
      v.union([
        v.pipe(
          pairSchema,
          v.transform((ft): OpenfootballScore => ({ ft })),
        ),
        scoreSchema,
      ]),
    ),
  ),
  goals1: v.optional(v.nullable(v.array(goalSchema))),
  goals2: v.optional(v.nullable(v.array(goalSchema))),
  group: v.optional(v.nullable(v.string())),
  ground: v.optional(v.nullable(v.string())),
  status: v.optional(v.nullable(v.string())),
});
export type OpenfootballMatch = v.InferOutput<typeof matchSchema>;

const roundSchema = v.object({ name: v.optional(v.string()), matches: v.array(matchSchema) });

/** A season: its matches in one list, or (older files) by round. */
export const openfootballSchema = v.pipe(
  v.object({
    name: v.optional(v.string()),
    matches: v.optional(v.array(matchSchema)),
    rounds: v.optional(v.array(roundSchema)),
  }),
  v.check(
    ({ matches, rounds }) => matches !== undefined || rounds !== undefined,
    'has no "matches"',
  ),
  v.transform(({ name, matches, rounds = [] }) => ({
    name,
    matches:
      matches ??
      rounds.flatMap((round) =>
        round.matches.map((match) => ({ ...match, round: match.round ?? round.name })),
      ),
  })),
);
