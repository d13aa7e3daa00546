import * as v from 'valibot';
import { CRITERIA } from '../sports/standings-rule.ts';
import { labelSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

const criterionSchema = v.picklist(CRITERIA);

/** How level teams are parted; a league without its own takes its sport's usual way. */
export const tiebreakersSchema = v.strictObject({
  /** In the order in which they decide, what the table is made by (points, share of wins) first. */
  criteria: v.pipe(v.array(criterionSchema), v.minLength(1), v.maxLength(CRITERIA.length)),
  /**
   * When the matches among level teams count: `complete`, once all that are
   * fixed between them were played; `played`, from the first.
   */
  headToHead: v.optional(v.picklist(['complete', 'played']), 'complete'),
  /**
   * When some of the level teams were parted, those that remain level are
   * compared by their own matches alone: `each-criterion` as soon as any
   * criterion from the first of head-to-head on parted some, `all-criteria`
   * after those of head-to-head, or `never`.
   */
  again: v.optional(v.picklist(['each-criterion', 'all-criteria', 'never']), 'all-criteria'),
});
export type Tiebreakers = v.InferOutput<typeof tiebreakersSchema>;

/** What a place of a table leads to. */
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

/** A round of a season's knock-out and how many ties it has, whether or not they are drawn yet. */
export const knockoutRoundSchema = v.strictObject({
  name: labelSchema,
  ties: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(256)),
});
export type KnockoutRound = v.InferOutput<typeof knockoutRoundSchema>;

/** The rules of a season; sent again they replace those that were known. */
export const seasonRulesSchema = v.strictObject({
  seasonId: entityIdSchema,
  tiebreakers: v.optional(tiebreakersSchema),
  zones: v.optional(v.pipe(v.array(zoneSchema), v.maxLength(20))),
  /** In the order in which they are played. */
  knockout: v.optional(v.pipe(v.array(knockoutRoundSchema), v.maxLength(12))),
});
export type SeasonRules = v.InferOutput<typeof seasonRulesSchema>;
