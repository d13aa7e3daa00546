import type { MatchDetails } from '../protocol/details.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { formatCounts, noCounts } from './counts.ts';
import { detailsBatches } from './details-batches.ts';
import { postDetails } from './post-details.ts';
import { createProgress } from './progress.ts';
import { createSignedClient } from './signed-client.ts';

/**
 * Brings details of matches that are in the catalogue; bringing them again
 * changes nothing. They are made while they are sent, so that a whole season
 * need not be held. Returns the exit code.
 */
export async function importDetails(
  details: Iterable<MatchDetails>,
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<number> {
  const progress = createProgress(io.stderr);
  const client = createSignedClient({
    ...target,
    signal: io.signal,
    onRetry: (reason, wait) =>
      progress.show(`trying again in ${(wait / 1_000).toFixed(1)} s: ${reason}`),
  });
  const counts = noCounts();
  let failure: string | undefined;
  for (const batch of detailsBatches(details)) {
    if (io.signal.aborted || failure !== undefined) break;
    counts.sent += batch.length;
    const outcome = await postDetails(client, source, batch);
    if (outcome.kind === 'acknowledged') {
      for (const result of outcome.value) counts[result.outcome] += 1;
      const rejected = outcome.value.find((result) => result.outcome === 'rejected');
      if (rejected) failure = `${rejected.matchId} was rejected: ${rejected.reason ?? ''}`;
    } else {
      counts.unacknowledged += batch.length;
      failure =
        outcome.kind === 'refused'
          ? `the server refused the details: ${outcome.status} ${outcome.message}`
          : `gave up after many tries: ${outcome.reason}`;
    }
    progress.show(formatCounts(counts));
  }
  progress.end();
  if (failure !== undefined) io.stderr.write(`${failure}\n`);
  io.stderr.write(`details: ${formatCounts(counts)}\n`);
  return failure === undefined ? 0 : 1;
}
