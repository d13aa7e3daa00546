import {
  heartbeatRequestSchema,
  MAX_MATCHES_PER_HEARTBEAT,
  type HeartbeatResponse,
} from '../../realtime/protocol/heartbeat.ts';
import { isReporting, reportNow, tally } from '../../realtime/hosts/metrics/report.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { answerIngest, type IngestContext } from './answer-ingest.ts';

/** Most rooms that one request calls at the same time. */
const ROOMS_AT_ONCE = 16;

/** `POST /ingest/v1/heartbeats`: a feed reports that it works and has no news of these matches. */
export async function postHeartbeats(c: IngestContext) {
  return answerIngest(c, {
    schema: heartbeatRequestSchema,
    list: { key: 'matchIds', limit: MAX_MATCHES_PER_HEARTBEAT },
    handle: async ({ source, matchIds }) => {
      tally.feed(source, Date.now());
      // Monitoring must notice within seconds that a feed has stopped, so its heartbeats do not
      // wait for the next report.
      if (isReporting(c.env)) c.executionCtx.waitUntil(reportNow(c.env));
      const heard = await mapBounded([...new Set(matchIds)], ROOMS_AT_ONCE, async (matchId) =>
        matchRoom(c.env, matchId).heartbeat(source),
      );
      const answer: HeartbeatResponse = { heard: heard.filter(Boolean).length };
      return c.json(answer);
    },
  });
}
