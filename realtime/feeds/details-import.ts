import type { MatchDetails } from '../protocol/details.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { formatCounts, noCounts } from './counts.ts';
import { detailsBatches } from './details-batches.ts';
import { describeFailure } from './outcome-text.ts';
import { postDetails } from './post-details.ts';
import { createProgress } from './progress.ts';

/** Retry limit of details, ms. */
const MAX_RETRY_MS = 10 * 60_000;

/**
 * Imports details of matches in the catalogue; idempotent. Creates them while sending, to avoid a
 * whole season in memory. Skips a server without such a call (rooms alone). Returns the exit code.
 */
export async function importDetails(
  details: Iterable<MatchDetails>,
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<number> {
  const progress = createProgress(io.stderr);
  // A server without the call refuses it forever: a finite limit accepts that.
  const retries = { retryFor: Math.min(target.retryFor, MAX_RETRY_MS) };
  const client = createCommandClient({ ...target, ...retries }, progress, io.signal);
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
    } else if (outcome.kind === 'refused' && outcome.status === 404) {
      progress.end();
      io.stderr.write('the server takes no details: they are left out\n');
      return 0;
    } else {
      counts.unacknowledged += batch.length;
      failure = `Gave up: ${describeFailure(outcome, client.to)}`;
    }
    progress.show(formatCounts(counts));
  }
  progress.end();
  if (failure !== undefined) io.stderr.write(`${failure}\n`);
  io.stderr.write(`details: ${formatCounts(counts)}\n`);
  return failure === undefined ? 0 : 1;
}
