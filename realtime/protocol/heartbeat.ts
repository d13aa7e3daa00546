import * as v from 'valibot';
import { ingestRequestSchema } from './ingest.ts';
import { matchIdSchema } from './match-id.ts';

/** Limit of matches per heartbeat; more gives 413. */
export const MAX_MATCHES_PER_HEARTBEAT = 500;

/**
 * Interval of a feed's heartbeats while it has matches in play, ms: well within every sport's stale
 * limit.
 */
export const HEARTBEAT_INTERVAL = 15_000;

/**
 * `POST /ingest/v1/heartbeats`: the feed works and has no news of these matches. Matches without a
 * room are skipped.
 */
export const heartbeatRequestSchema = v.strictObject({
  source: ingestRequestSchema.entries.source,
  matchIds: v.pipe(v.array(matchIdSchema), v.minLength(1)),
});
export type HeartbeatRequest = v.InferOutput<typeof heartbeatRequestSchema>;

/** `heard`: number of these matches in play. */
export const heartbeatResponseSchema = v.strictObject({ heard: v.number() });
export type HeartbeatResponse = v.InferOutput<typeof heartbeatResponseSchema>;
