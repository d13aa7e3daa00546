import {
  detailsResponseSchema,
  MAX_DETAILS_PER_REQUEST,
  type DetailsRequest,
  type DetailsResult,
  type MatchDetails,
} from '../protocol/details.ts';
import { batchesOf } from './batches.ts';
import { isMissing, readAs, type PostOutcome, type SignedClient } from './signed-client.ts';

/** A margin below the ingest's megabyte. */
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

/**
 * Sends details and calls `settle` for each with whether the server took it. Returns false if the
 * server has no such call: rooms alone take no details.
 */
export async function settleDetails(
  client: SignedClient,
  source: string,
  all: Iterable<MatchDetails>,
  settle: (details: MatchDetails, isTaken: boolean) => void,
): Promise<boolean> {
  for await (const { batch, outcome } of sendDetails(client, source, all)) {
    if (isMissing(outcome)) return false;
    const results = outcome.kind === 'acknowledged' ? outcome.value : [];
    for (const [index, details] of batch.entries())
      settle(details, (results[index]?.outcome ?? 'rejected') !== 'rejected');
  }
  return true;
}
