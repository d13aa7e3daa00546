import * as v from 'valibot';

/** How a table is made, so that a page can go on making it while matches are played. */
export const standingsRuleWireSchema = v.object({
  /** What a match earns; narrow is by one in five or more, as 3–2 in sets. Null where the share of wins counts. */
  points: v.nullable(
    v.object({
      win: v.number(),
      draw: v.number(),
      loss: v.number(),
      narrowWin: v.number(),
      narrowLoss: v.number(),
    }),
  ),
  /** What parts teams, in the order in which it decides; a page may not know how to work some out. */
  criteria: v.array(v.string()),
  hasDraws: v.boolean(),
});
export type StandingsRuleWire = v.InferOutput<typeof standingsRuleWireSchema>;

/** What the tables count of a match: `rally` is the sum of its periods. */
export const countedScoreSchema = v.object({
  score: v.object({ home: v.number(), away: v.number() }),
  rally: v.object({ home: v.number(), away: v.number() }),
  isLive: v.boolean(),
});
export type CountedScore = v.InferOutput<typeof countedScoreSchema>;

/**
 * A match of the tables whose score can still change: the sport's room holds
 * it, or it is in play. `counted` is what the tables count of it, or null: it
 * has not begun, or is level in a sport without draws.
 */
export const countedEventSchema = v.object({
  eventId: v.string(),
  /** The table it counts for; null counts for those of both teams. */
  group: v.nullable(v.string()),
  homeTeamId: v.string(),
  awayTeamId: v.string(),
  counted: v.nullable(countedScoreSchema),
});
export type CountedEvent = v.InferOutput<typeof countedEventSchema>;
