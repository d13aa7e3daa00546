import {
  detailsResponseSchema,
  MAX_DETAILS_PER_REQUEST,
  type DetailsRequest,
  type DetailsResult,
  type MatchDetails,
} from '../protocol/details.ts';
import { batchesOf } from './batches.ts';
import { isMissing, readAs, type PostOutcome, type SignedClient } from './signed-client.ts';

/** Limits of a request, with a margin below the ingest's megabyte. */
const LIMITS = { items: MAX_DETAILS_PER_REQUEST, bytes: 600_000 };

export interface SentDetails {
  batch: MatchDetails[];
  outcome: PostOutcome<DetailsResult[]>;
}

/** Sends details in as many requests as needed, until the signal aborts; yields each outcome. */
export async function* sendDetails(
  client: SignedClient,
  source: string,
  all: Iterable<MatchDetails>,
  signal?: AbortSignal,
): AsyncGenerator<SentDetails, void, void> {
  const read = readAs(detailsResponseSchema);
  for (const batch of batchesOf(all, LIMITS)) {
    if (signal?.aborted) return;
    const request = { source, details: batch } satisfies DetailsRequest;
    const outcome = await client.post('/ingest/v1/details', request, (answer) => {
      const results = read(answer)?.results;
      return results?.length === batch.length ? results : undefined;
    });
    yield { batch, outcome };
  }
}

/** What became of a match's details; see `PostOutcome` for `unacknowledged`. */
export type SettledDetails = 'taken' | 'rejected' | 'unacknowledged';

/**
 * Sends details, and calls `settle` for each with what became of it. Returns false if the server
 * lacks the call, as a server with rooms alone does.
 */
export async function settleDetails(
  client: SignedClient,
  source: string,
  all: Iterable<MatchDetails>,
  settle: (details: MatchDetails, settled: SettledDetails) => void,
): Promise<boolean> {
  for await (const { batch, outcome } of sendDetails(client, source, all)) {
    if (isMissing(outcome)) return false;
    const results = outcome.kind === 'acknowledged' ? outcome.value : [];
    const without = outcome.kind === 'unacknowledged' ? outcome.kind : 'rejected';
    for (const [index, details] of batch.entries()) {
      const result = results[index]?.outcome ?? without;
      settle(details, result === 'rejected' || result === 'unacknowledged' ? result : 'taken');
    }
  }
  return true;
}
