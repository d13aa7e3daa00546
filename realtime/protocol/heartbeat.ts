import * as v from 'valibot';
import { ingestRequestSchema } from './ingest.ts';
import { matchIdSchema } from './match-id.ts';

/** Limit of matches per heartbeat; more gives 413. */
export const MAX_MATCHES_PER_HEARTBEAT = 500;

/**
 * Interval of a feed's heartbeats while it has matches in play, ms. With this value the health
 * check reports a stopped feed within 15 s, although it tolerates two lost heartbeats in a row.
 */
export const HEARTBEAT_INTERVAL = 3_000;
/**
 * One heartbeat in this many names the matches, because each named match costs its room a write.
 * The resulting interval of 15 s is well within every sport's stale limit.
 */
export const HEARTBEATS_PER_NAMING = 5;

/**
 * Body of `POST /ingest/v1/heartbeats`: the feed works and has nothing new about these matches. An
 * empty list reports only that the feed works. The server ignores matches without a room.
 */
export const heartbeatRequestSchema = v.strictObject({
  source: ingestRequestSchema.entries.source,
  matchIds: v.array(matchIdSchema),
});
export type HeartbeatRequest = v.InferOutput<typeof heartbeatRequestSchema>;

/** `heard`: number of these matches in play. */
export const heartbeatResponseSchema = v.strictObject({ heard: v.number() });
export type HeartbeatResponse = v.InferOutput<typeof heartbeatResponseSchema>;
