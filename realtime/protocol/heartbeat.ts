import * as v from 'valibot';
import { ingestRequestSchema } from './ingest.ts';
import { matchIdSchema } from './match-id.ts';

/** Limit of matches per heartbeat; more gives 413. */
export const MAX_MATCHES_PER_HEARTBEAT = 500;

/**
 * Interval of a feed's heartbeats while it has matches in play, ms: a feed that has stopped is named
 * within 15 s, though two heartbeats in a row may get lost.
 */
export const HEARTBEAT_INTERVAL = 3_000;
/**
 * Every so many heartbeats name the matches, the others none: each named match costs its room a
 * write. 15 s are well within every sport's stale limit.
 */
export const HEARTBEATS_PER_NAMING = 5;

/**
 * `POST /ingest/v1/heartbeats`: the feed works and has no news of these matches; without any, it
 * works. Matches without a room are skipped.
 */
export const heartbeatRequestSchema = v.strictObject({
  source: ingestRequestSchema.entries.source,
  matchIds: v.array(matchIdSchema),
});
export type HeartbeatRequest = v.InferOutput<typeof heartbeatRequestSchema>;

/** `heard`: number of these matches in play. */
export const heartbeatResponseSchema = v.strictObject({ heard: v.number() });
export type HeartbeatResponse = v.InferOutput<typeof heartbeatResponseSchema>;
