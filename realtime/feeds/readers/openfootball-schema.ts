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

const count = v.optional(v.nullable(countSchema));
type Count = v.InferOutput<typeof count>;

/**
 * Older files have a match's scores as separate members: after 90 minutes, at half-time, after
 * extra time, in the shoot-out.
 */
const olderScores = {
  score1: count,
  score2: count,
  score1i: count,
  score2i: count,
  score1et: count,
  score2et: count,
  score1p: count,
  score2p: count,
};

const writtenMatchSchema = v.object({
  ...olderScores,
  /** 'UTC-3': the zone beside the time in older files. */
  timezone: v.optional(v.nullable(v.string())),
  round: v.optional(v.nullable(v.string())),
  date: daySchema,
  time: v.optional(v.nullable(v.string())),
  team1: teamNameSchema,
  team2: teamNameSchema,
  score: v.optional(
    v.nullable(
      // Pair first: an array would pass for an object without these members.
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

export const openfootballMatchSchema = v.pipe(
  writtenMatchSchema,
  v.transform(({ timezone, ...match }) => {
    const pair = (one: Count, other: Count): Pair | undefined =>
      typeof one === 'number' && typeof other === 'number' ? [one, other] : undefined;
    const older: OpenfootballScore = {
      ft: pair(match.score1, match.score2),
      ht: pair(match.score1i, match.score2i),
      et: pair(match.score1et, match.score2et),
      p: pair(match.score1p, match.score2p),
    };
    return {
      ...match,
      time: match.time && timezone ? `${match.time} ${timezone}` : match.time,
      score: match.score ?? older,
    };
  }),
);
export type OpenfootballMatch = v.InferOutput<typeof openfootballMatchSchema>;

const matchesSchema = v.array(v.unknown());
const roundSchema = v.object({ name: v.optional(v.string()), matches: matchesSchema });

/**
 * A season: its matches in one list, or (older files) by round. Each is parsed alone, with its
 * place.
 */
export const openfootballSchema = v.pipe(
  v.object({
    name: v.optional(v.string()),
    matches: v.optional(matchesSchema),
    rounds: v.optional(v.array(roundSchema)),
  }),
  v.check(
    ({ matches, rounds }) => matches !== undefined || rounds !== undefined,
    'has no "matches"',
  ),
  v.transform(({ name, matches, rounds = [] }) => ({
    name,
    parts:
      matches?.map((match, at): Part => [`matches.${at}`, match]) ??
      rounds.flatMap((round, index) =>
        round.matches.map((match, at): Part => [
          `rounds.${index}.matches.${at}`,
          inRound(match, round.name),
        ]),
      ),
  })),
);

type Part = readonly [place: string, match: unknown];

function inRound(match: unknown, name: string | undefined): unknown {
  if (typeof match !== 'object' || match === null) return match;
  return { ...match, round: ('round' in match ? match.round : undefined) ?? name };
}
