import { tracing } from 'cloudflare:workers';
import {
  ingestRequestSchema,
  MAX_UPDATES_PER_REQUEST,
  type IngestResponse,
  type IngestResult,
  type MatchUpdate,
} from '../../realtime/protocol/ingest.ts';
import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { recordApplied } from '../ingest/record-applied.ts';
import { enqueueNews } from '../push/enqueue-news.ts';
import { answerIngest, type IngestContext } from './answer-ingest.ts';

/** Most rooms that one request calls at the same time. */
const ROOMS_AT_ONCE = 16;

/**
 * `POST /ingest/v1/updates` (design §3): sends each match's updates to its room, which has stored
 * them durably when it answers. If a room does not answer, the sender repeats the request, and
 * updates that other rooms have stored are then duplicates.
 */
export async function postUpdates(c: IngestContext) {
  return answerIngest(c, {
    schema: ingestRequestSchema,
    list: { key: 'updates', limit: MAX_UPDATES_PER_REQUEST },
    handle: ({ source, updates }) =>
      tracing.enterSpan('ingest', async (span) => {
        span.setAttributes({ source, updates: updates.length });
        tally.feed(source, Date.now());
        const resultOf = new Map<MatchUpdate, IngestResult>();
        const groups = [...Map.groupBy(updates, ({ matchId }) => matchId)];
        const applied = await mapBounded(groups, ROOMS_AT_ONCE, async ([matchId, group]) => {
          const { results, snapshot } = await matchRoom(c.env, matchId).ingest(group, source);
          for (const [index, result] of results.entries()) {
            const update = group[index];
            if (update) resultOf.set(update, result);
          }
          return {
            snapshot,
            outcomes: group.map((update) => ({ update, result: resultFor(resultOf, update) })),
          };
        });
        const now = Date.now();
        await tracing.enterSpan('ingest.record', () => recordApplied(c.env, applied, now));
        // The feed's answer does not wait for alerts.
        c.executionCtx.waitUntil(enqueueNews(c.env, applied, now));
        const results = updates.map((update) => resultFor(resultOf, update));
        countOutcomes(updates, results, Date.now());
        logRejected(source, results);
        return c.json({ results } satisfies IngestResponse);
      }),
  });
}

function countOutcomes(
  updates: readonly MatchUpdate[],
  results: readonly IngestResult[],
  now: number,
): void {
  for (const [index, { occurredAt }] of updates.entries()) {
    const outcome = results[index]?.outcome ?? 'rejected';
    tally.count('ingest_updates_total', { outcome });
    if (outcome === 'applied')
      tally.observe('ingest_acknowledged_seconds', (now - occurredAt) / 1_000, {});
  }
}

/**
 * Logs one line per request, because a continuous feed reports its rejections only when it ends.
 */
function logRejected(source: string, results: readonly IngestResult[]): void {
  const rejected = results.filter(({ outcome }) => outcome === 'rejected');
  const [first] = rejected;
  if (!first) return;
  const { matchId: match, sequence, reason } = first;
  log('warn', 'updates-rejected', { source, count: rejected.length, match, sequence, reason });
}

function resultFor(
  results: ReadonlyMap<MatchUpdate, IngestResult>,
  update: MatchUpdate,
): IngestResult {
  const result = results.get(update);
  if (!result) throw new Error(`The room of ${update.matchId} left an update without a result`);
  return result;
}
