import type { Context } from 'hono';
import {
  heartbeatRequestSchema,
  MAX_MATCHES_PER_HEARTBEAT,
  type HeartbeatResponse,
} from '../../realtime/protocol/heartbeat.ts';
import { isReporting, reportNow, tally } from '../../realtime/hosts/metrics/report.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { answerIngest } from './answer-ingest.ts';
import type { Bindings } from './bindings.ts';

/** Rooms that one request talks to at the same time. */
const ROOMS_AT_ONCE = 16;

/** `POST /ingest/v1/heartbeats`: a feed is well, and has no news of these matches. */
export async function postHeartbeats(c: Context<Bindings>) {
  return answerIngest(c, {
    schema: heartbeatRequestSchema,
    list: { key: 'matchIds', limit: MAX_MATCHES_PER_HEARTBEAT },
    handle: async ({ source, matchIds }) => {
      tally.feed(source, Date.now());
      // A feed that has stopped must be named in seconds: its heartbeats wait for no other report.
      if (isReporting(c.env)) c.executionCtx.waitUntil(reportNow(c.env));
      const heard = await mapBounded([...new Set(matchIds)], ROOMS_AT_ONCE, async (matchId) =>
        matchRoom(c.env, matchId).heartbeat(source),
      );
      const answer: HeartbeatResponse = { heard: heard.filter(Boolean).length };
      return c.json(answer);
    },
  });
}
