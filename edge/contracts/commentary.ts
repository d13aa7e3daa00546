import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

const sidesSchema = v.object({ home: figureSchema, away: figureSchema });

/**
 * Something that was told of a match. `type` is an incident's type ('goal',
 * 'shot', 'comment' …). The reader makes the sentence of it, in the visitor's
 * language and as of a watched match's incident, unless `text` is there.
 */
export const commentaryEntrySchema = v.object({
  id: idSchema,
  type: textSchema,
  /** The side it counts for. */
  team: v.nullable(v.picklist(['home', 'away'])),
  /** Minute of play; null where the sport counts none. */
  minute: v.nullable(figureSchema),
  /** 2 for 45+2. */
  stoppage: v.optional(figureSchema),
  /** Seconds left of its period, of sports whose clock counts down. */
  remaining: v.optional(figureSchema),
  /** Match status: 'H1', 'Q3'. */
  period: v.optional(textSchema),
  /** All that is to be read, in the source's own English words: a comment's, or an API's own sentence. */
  text: v.optional(textSchema),
  /** What the source says beside it, in English: 'low into the corner'. */
  detail: v.optional(textSchema),
  player: v.nullable(textSchema),
  playerId: v.nullable(idSchema),
  /** The assist's giver, or who comes on in a substitution. */
  relatedPlayer: v.nullable(textSchema),
  relatedPlayerId: v.nullable(idSchema),
  /** What became of a shot: 'goal', 'saved', 'off-target', 'blocked' or 'woodwork'. */
  outcome: v.optional(textSchema),
  /** What a score was worth: 3 for a three-pointer. */
  points: v.optional(figureSchema),
  /** How a touchdown came about, 'pass' or 'run'; of one or a field goal from how far, yards. */
  play: v.optional(textSchema),
  yards: v.optional(figureSchema),
  /** The score after it. */
  score: v.optional(sidesSchema),
  /** Taken back, as by the video assistant referee. */
  isRemoved: v.boolean(),
});
export type CommentaryEntry = v.InferOutput<typeof commentaryEntrySchema>;

/**
 * `getCommentary`: newest first.
 * What happens later does not shift the pages. The call's name is our own.
 */
export const commentarySchema = v.object({
  eventId: idSchema,
  isLive: v.boolean(),
  entries: rowsSchema(commentaryEntrySchema),
  /** Sent back as `flag`, it brings what happened before; null at the beginning of the match. */
  flag: v.nullable(textSchema),
});
export type Commentary = v.InferOutput<typeof commentarySchema>;
