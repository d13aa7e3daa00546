import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';

/** How a table is made, so that a page can go on making it while matches are played. */
export const standingsRuleWireSchema = v.object({
  /** What a match earns; narrow is by one in five or more, as 3–2 in sets. Null where the share of wins counts. */
  points: v.nullable(
    v.object({
      win: figureSchema,
      draw: figureSchema,
      loss: figureSchema,
      narrowWin: figureSchema,
      narrowLoss: figureSchema,
    }),
  ),
  /** What parts teams, in the order in which it decides; a page may not know how to work some out. */
  criteria: v.array(textSchema),
  hasDraws: v.boolean(),
});
export type StandingsRuleWire = v.InferOutput<typeof standingsRuleWireSchema>;

/** What the tables count of a match: `rally` is the sum of its periods. */
export const countedScoreSchema = v.object({
  score: v.object({ home: figureSchema, away: figureSchema }),
  rally: v.object({ home: figureSchema, away: figureSchema }),
  /** Who won, where the score does not say so. */
  winner: v.optional(v.nullable(v.picklist(['home', 'away']))),
  isLive: v.boolean(),
});
export type CountedScore = v.InferOutput<typeof countedScoreSchema>;

/**
 * A match of the tables whose score can still change: the sport's room holds
 * it, or it is in play. `counted` is what the tables count of it, or null: it
 * has not begun, or is level in a sport without draws.
 */
export const countedEventSchema = v.object({
  eventId: idSchema,
  /** Of the tables it counts for; absent where a league has one stage with tables. */
  stage: v.optional(textSchema),
  /** The table it counts for; null counts for those of both teams. */
  group: v.nullable(textSchema),
  homeTeamId: idSchema,
  awayTeamId: idSchema,
  counted: v.nullable(countedScoreSchema),
});
export type CountedEvent = v.InferOutput<typeof countedEventSchema>;
