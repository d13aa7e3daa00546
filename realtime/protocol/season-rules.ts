import * as v from 'valibot';
import { CRITERIA } from '../sports/standings-rule.ts';
import { labelSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

const criterionSchema = v.picklist(CRITERIA);

/** The order of level teams; the default is the sport's usual way. */
export const tiebreakersSchema = v.strictObject({
  /** In deciding order; the table's main criterion (points, share of wins) first. */
  criteria: v.pipe(v.array(criterionSchema), v.minLength(1), v.maxLength(CRITERIA.length)),
  /**
   * When the matches among level teams count: `complete`, once all scheduled matches between them
   * are played; `played`, from the first match on.
   */
  headToHead: v.optional(v.picklist(['complete', 'played']), 'complete'),
  /**
   * When a criterion separates some level teams, the others are compared by their own matches
   * alone: `each-criterion` after any criterion from the first head-to-head one on, `all-criteria`
   * after the head-to-head ones, or `never`.
   */
  again: v.optional(v.picklist(['each-criterion', 'all-criteria', 'never']), 'all-criteria'),
});
export type Tiebreakers = v.InferOutput<typeof tiebreakersSchema>;

/** The possible consequences of a place in a table. */
export const ZONE_KINDS = [
  'champion',
  'promotion',
  'promotion-play-off',
  'qualification',
  'qualification-play-off',
  'relegation-play-off',
  'relegation',
] as const;

const rankSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(200));

/** Ranks `from` to `to` of each table: 'Round of 16', 'Relegation'. */
export const zoneSchema = v.strictObject({
  from: rankSchema,
  to: rankSchema,
  kind: v.picklist(ZONE_KINDS),
  name: labelSchema,
});
export type Zone = v.InferOutput<typeof zoneSchema>;

/** A round of a season's knock-out, and the number of its ties, including undrawn ones. */
export const knockoutRoundSchema = v.strictObject({
  name: labelSchema,
  ties: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(256)),
});
export type KnockoutRound = v.InferOutput<typeof knockoutRoundSchema>;

/** The rules of a season. A later request replaces them. */
export const seasonRulesSchema = v.strictObject({
  seasonId: entityIdSchema,
  tiebreakers: v.optional(tiebreakersSchema),
  zones: v.optional(v.pipe(v.array(zoneSchema), v.maxLength(20))),
  /** In playing order. */
  knockout: v.optional(v.pipe(v.array(knockoutRoundSchema), v.maxLength(12))),
});
export type SeasonRules = v.InferOutput<typeof seasonRulesSchema>;
