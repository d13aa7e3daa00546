import { ingestResponseSchema, type IngestResult, type MatchUpdate } from '../protocol/ingest.ts';
import { noCounts, type Counts } from './counts.ts';
import { gaveUp } from './outcome-text.ts';
import { readAs, type PostFailure, type PostOutcome, type SignedClient } from './signed-client.ts';
import { UpdateQueue } from './update-queue.ts';

export interface SendOptions {
  client: SignedClient;
  /** Names the feed to the server. */
  source: string;
  /** Stops after the current request. */
  signal: AbortSignal;
  /**
   * Skips an update that the server refuses as malformed; without this, such an update ends the
   * run.
   */
  skipsMalformed?: boolean;
  /** Most updates per request. */
  batch?: number;
  /** Called after each answer. */
  onProgress?: (counts: Readonly<Counts>) => void;
}

export interface SendReport {
  counts: Counts;
  /** Ids of matches with a result, in the order of their first results. */
  matchIds: string[];
  rejections: IngestResult[];
  /** Why sending ended early, when it did. */
  failure?: string;
  /** The last request got no answer. */
  isUnreachable?: boolean;
}

/** Updates per request: many, but few enough for a response within a second. */
const DEFAULT_BATCH = 100;
/** Most updates that wait for an acknowledgement before the source must pause. */
const QUEUE_LENGTH = 1_000;

/**
 * Sends all updates of a source in order. One request at a time has all waiting updates, after
 * those that the last response omits. Each match thus keeps its order. An update is lost only by a
 * refusal, or by an outage beyond the client's retry limit.
 */
export async function sendUpdates(
  updates: AsyncIterable<MatchUpdate>,
  { client, source, signal, skipsMalformed, batch = DEFAULT_BATCH, onProgress }: SendOptions,
): Promise<SendReport> {
  const counts = noCounts();
  const matchIds = new Set<string>();
  const rejections: IngestResult[] = [];
  const queue = new UpdateQueue(updates, QUEUE_LENGTH);
  const sent = new WeakSet<MatchUpdate>();
  let limit = batch;
  let failure: string | undefined;
  let isUnreachable = false;

  const count = (result: IngestResult): void => {
    counts[result.outcome]++;
    counts.unacknowledged--;
    matchIds.add(result.matchId);
    if (result.outcome === 'rejected') rejections.push(result);
  };

  const stop = (): void => queue.close();
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted && failure === undefined) {
      const taken = await queue.take(limit);
      if (taken.length === 0 || signal.aborted) break;
      for (const update of taken.filter((candidate) => !sent.has(candidate))) {
        sent.add(update);
        counts.sent++;
        counts.unacknowledged++;
      }
      const outcome = await client.post(
        '/ingest/v1/updates',
        { source, updates: taken },
        (answer) => matchResults(taken, answer),
      );
      if (outcome.kind === 'acknowledged') {
        outcome.value.results.forEach(count);
        queue.putBack(outcome.value.missing);
      } else if (isRefused(outcome, skipsMalformed ? [400, 413] : [413]) && taken.length > 1) {
        limit = Math.ceil(taken.length / 2);
        queue.putBack(taken);
      } else if (skipsMalformed && isRefused(outcome, [400, 413])) {
        for (const { matchId, sequence } of taken)
          count({ matchId, sequence, outcome: 'rejected', reason: outcome.message });
        limit = batch;
      } else if (outcome.kind === 'refused' || !signal.aborted) {
        failure = gaveUp(outcome, client.to);
        isUnreachable = outcome.kind === 'unacknowledged';
      } else break;
      onProgress?.(counts);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    queue.close();
  }
  failure ??= queue.failure;
  const ended = failure !== undefined && { failure, isUnreachable };
  return { counts, matchIds: [...matchIds], rejections, ...ended };
}

type Refusal = Extract<PostFailure, { kind: 'refused' }>;

function isRefused<T>(outcome: PostOutcome<T>, statuses: readonly number[]): outcome is Refusal {
  return outcome.kind === 'refused' && statuses.includes(outcome.status);
}

interface Matched {
  results: IngestResult[];
  missing: MatchUpdate[];
}

/**
 * Returns the results of the updates, and the updates without one; undefined if the answer names
 * none of them.
 */
function matchResults(updates: readonly MatchUpdate[], answer: unknown): Matched | undefined {
  const results = readAs(ingestResponseSchema)(answer)?.results;
  if (!results) return undefined;
  const named = new Map(results.map((result) => [keyOf(result), result]));
  const matched: Matched = { results: [], missing: [] };
  for (const update of updates) {
    const result = named.get(keyOf(update));
    if (result) matched.results.push(result);
    else matched.missing.push(update);
  }
  return matched.results.length > 0 ? matched : undefined;
}

function keyOf({ matchId, sequence }: { matchId: string; sequence: number }): string {
  return `${matchId} ${sequence}`;
}
