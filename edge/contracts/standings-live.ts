import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';

/** How a table is computed, so that a page can update it while matches are played. */
export const standingsRuleWireSchema = v.object({
  /**
   * Points per match; narrow is by one in five or more, as 3–2 in sets. Null where the share of wins counts.
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

/** A match's counted score: `rally` is the sum of its periods. */
export const countedScoreSchema = v.object({
  score: v.object({ home: figureSchema, away: figureSchema }),
  rally: v.object({ home: figureSchema, away: figureSchema }),
  /** Winner, where the score does not show it. */
  winner: v.optional(v.nullable(v.picklist(['home', 'away']))),
  isLive: v.boolean(),
});
export type CountedScore = v.InferOutput<typeof countedScoreSchema>;

/**
 * A match of the tables whose score can still change: it is in the sport's room, or in play. `counted` is its
 * part of the tables; null before it begins, or when level in a sport without draws.
 */
export const countedEventSchema = v.object({
  eventId: idSchema,
  /** Stage of its tables; absent where a league has one stage with tables. */
  stage: v.optional(textSchema),
  /** The table it counts for; null counts for those of both teams. */
  group: v.nullable(textSchema),
  homeTeamId: idSchema,
  awayTeamId: idSchema,
  counted: v.nullable(countedScoreSchema),
});
export type CountedEvent = v.InferOutput<typeof countedEventSchema>;
