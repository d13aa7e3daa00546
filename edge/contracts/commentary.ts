import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

const sidesSchema = v.object({ home: figureSchema, away: figureSchema });

/**
 * An entry of a match's commentary. `type` is an incident's type ('goal', 'shot', 'comment' …). If
 * `text` is absent, the page builds the sentence in the visitor's language, as for an incident of a
 * live match.
 */
export const commentaryEntrySchema = v.object({
  id: idSchema,
  type: textSchema,
  /** The side that the entry counts for. */
  team: v.nullable(v.picklist(['home', 'away'])),
  /** Minute of play; null in sports without minutes. */
  minute: v.nullable(figureSchema),
  /** Minutes beyond `minute`: 2 for 45+2. */
  stoppage: v.optional(figureSchema),
  /** Seconds left in the period, in sports whose clock counts down. */
  remaining: v.optional(figureSchema),
  /** Match status: 'H1', 'Q3'. */
  period: v.optional(textSchema),
  /** The whole sentence in the source's English: a comment, or an API's own text. */
  text: v.optional(textSchema),
  /** An additional remark of the source, in English: 'low into the corner'. */
  detail: v.optional(textSchema),
  player: v.nullable(textSchema),
  playerId: v.nullable(idSchema),
  /** The assisting player, or the player who comes on. */
  relatedPlayer: v.nullable(textSchema),
  relatedPlayerId: v.nullable(idSchema),
  /** Outcome of a shot: 'goal', 'saved', 'off-target', 'blocked' or 'woodwork'. */
  outcome: v.optional(textSchema),
  /** Points of a score: 3 for a three-pointer. */
  points: v.optional(figureSchema),
  /**
   * Kind of a touchdown: 'pass', 'run' …; `yards` is the distance of a touchdown or a field goal.
   */
  play: v.optional(textSchema),
  yards: v.optional(figureSchema),
  /** The score after the incident. */
  score: v.optional(sidesSchema),
  /** Whether the incident was cancelled, for example by the video assistant referee. */
  isRemoved: v.boolean(),
});
export type CommentaryEntry = v.InferOutput<typeof commentaryEntrySchema>;

/**
 * A page of `getCommentary`, newest first. New entries do not shift later pages. The call's name is
 * our own.
 */
export const commentarySchema = v.object({
  eventId: idSchema,
  isLive: v.boolean(),
  entries: rowsSchema(commentaryEntrySchema),
  /** Cursor for earlier entries, sent as `flag`; null at the start of the match. */
  flag: v.nullable(textSchema),
});
export type Commentary = v.InferOutput<typeof commentarySchema>;
