import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';

/**
 * The rule by which a table is computed, so that a page can update the table while matches are in
 * play.
 */
export const standingsRuleWireSchema = v.object({
  /**
   * Points per match. A win is narrow if it is by one set in a match of five or more, such as 3–2.
   * Null if the share of wins decides the table.
   */
  points: v.nullable(
    v.object({
      win: figureSchema,
      draw: figureSchema,
      loss: figureSchema,
      narrowWin: figureSchema,
      narrowLoss: figureSchema,
    }),
  ),
  /** Tie-breakers in order; a page may not know how to compute some. */
  criteria: v.array(textSchema),
  hasDraws: v.boolean(),
});
export type StandingsRuleWire = v.InferOutput<typeof standingsRuleWireSchema>;

/** The score with which a match counts; `rally` is the sum of its periods. */
export const countedScoreSchema = v.object({
  score: v.object({ home: figureSchema, away: figureSchema }),
  rally: v.object({ home: figureSchema, away: figureSchema }),
  /** The winner, if the score does not show it. */
  winner: v.optional(v.nullable(v.picklist(['home', 'away']))),
  isLive: v.boolean(),
});
export type CountedScore = v.InferOutput<typeof countedScoreSchema>;

/**
 * A match that can still change the tables, because it is in the sport's room or in play. `counted`
 * is what it contributes now; null before it begins, and while it is level in a sport without
 * draws.
 */
export const countedEventSchema = v.object({
  eventId: idSchema,
  /** Stage of its tables; absent if the league has one stage with tables. */
  stage: v.optional(textSchema),
  /** The group whose table it counts for; null for the tables of both teams. */
  group: v.nullable(textSchema),
  homeTeamId: idSchema,
  awayTeamId: idSchema,
  counted: v.nullable(countedScoreSchema),
});
export type CountedEvent = v.InferOutput<typeof countedEventSchema>;
