import type { MatchDetails } from '../protocol/details.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { formatCounts, noCounts } from './counts.ts';
import { gaveUp } from './outcome-text.ts';
import { sendDetails } from './send-details.ts';
import { isMissing } from './signed-client.ts';

/** Retry limit of details, ms. */
const MAX_RETRY = 10 * 60_000;

/**
 * Imports details of matches in the catalogue and returns the exit code. Idempotent. Reads the
 * iterable lazily, to avoid a whole season in memory. Skips a server that lacks the call, as one
 * with rooms alone does.
 */
export async function importDetails(
  details: Iterable<MatchDetails>,
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<number> {
  // A server without the call refuses it forever, so even --forever gets a finite limit here.
  const { client, progress } = createCommandClient(target, io, MAX_RETRY);
  const counts = noCounts();
  let failure: string | undefined;
  for await (const { batch, outcome } of sendDetails(client, source, details, io.signal)) {
    counts.sent += batch.length;
    if (outcome.kind === 'acknowledged') {
      for (const result of outcome.value) counts[result.outcome] += 1;
      const rejected = outcome.value.find((result) => result.outcome === 'rejected');
      if (rejected) failure = `${rejected.matchId} was rejected: ${rejected.reason ?? ''}`;
    } else if (isMissing(outcome)) {
      progress.end();
      io.stderr.write('the server takes no details: they are left out\n');
      return 0;
    } else {
      counts.unacknowledged += batch.length;
      failure = gaveUp(outcome, client.to);
    }
    progress.show(formatCounts(counts));
    if (failure !== undefined) break;
  }
  progress.end();
  if (failure !== undefined) io.stderr.write(`${failure}\n`);
  io.stderr.write(`details: ${formatCounts(counts)}\n`);
  return failure === undefined ? 0 : 1;
}
