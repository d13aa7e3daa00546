import * as v from 'valibot';
import { ingestRequestSchema } from './ingest.ts';
import { matchIdSchema } from './match-id.ts';

/** At most this many matches come in one heartbeat; more is answered 413. */
export const MAX_MATCHES_PER_HEARTBEAT = 500;

/** How often a feed sends a heartbeat while it has matches in play, ms: well within every sport's patience. */
export const HEARTBEAT_INTERVAL = 15_000;

/**
 * `POST /ingest/v1/heartbeats`: the feed is well, and of these matches there is
 * nothing new. A match of which no room knows is passed over.
 */
export const heartbeatRequestSchema = v.strictObject({
  source: ingestRequestSchema.entries.source,
  matchIds: v.pipe(v.array(matchIdSchema), v.minLength(1)),
});
export type HeartbeatRequest = v.InferOutput<typeof heartbeatRequestSchema>;

/** `heard`: how many of the matches are in play. */
export const heartbeatResponseSchema = v.strictObject({ heard: v.number() });
export type HeartbeatResponse = v.InferOutput<typeof heartbeatResponseSchema>;
