import * as v from 'valibot';

const sidesSchema = v.object({ home: v.number(), away: v.number() });

/**
 * Something that was told of a match. `type` is an incident's type ('goal',
 * 'shot', 'comment' …); `text` is the sentence to read, by `commentaryText` of
 * `realtime/protocol/commentary-text.ts`, as a watched match makes it too.
 */
export const commentaryEntrySchema = v.object({
  id: v.string(),
  type: v.string(),
  /** The side it counts for. */
  team: v.nullable(v.picklist(['home', 'away'])),
  /** Minute of play; null where the sport counts none. */
  minute: v.nullable(v.number()),
  /** 2 for 45+2. */
  stoppage: v.optional(v.number()),
  /** Match status: 'H1', 'Q3'. */
  period: v.optional(v.string()),
  text: v.string(),
  player: v.nullable(v.string()),
  playerId: v.nullable(v.string()),
  /** The assist's giver, or who comes on in a substitution. */
  relatedPlayer: v.nullable(v.string()),
  relatedPlayerId: v.nullable(v.string()),
  /** The score after it. */
  score: v.optional(sidesSchema),
  /** Taken back, as by the video assistant referee. */
  isRemoved: v.boolean(),
});
export type CommentaryEntry = v.InferOutput<typeof commentaryEntrySchema>;

/**
 * `GET /v1/events/{id}/commentary?flag?&size?` (20, at most 100): newest first.
 * What happens later does not shift the pages. The call's name is our own.
 */
export const commentarySchema = v.object({
  eventId: v.string(),
  isLive: v.boolean(),
  entries: v.array(commentaryEntrySchema),
  /** Sent back as `flag`, it brings what happened before; null at the beginning of the match. */
  flag: v.nullable(v.string()),
});
export type Commentary = v.InferOutput<typeof commentarySchema>;
