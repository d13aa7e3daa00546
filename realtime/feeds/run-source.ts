import type { MatchUpdate } from '../protocol/ingest.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { formatCounts } from './counts.ts';
import { createProgress } from './progress.ts';
import { reportRun } from './report.ts';
import { sendUpdates } from './sender.ts';
import { createSignedClient } from './signed-client.ts';

/** Sends a source of updates to its end, shows the progress and reports. Returns the exit code. */
export async function runSource(
  updates: AsyncIterable<MatchUpdate>,
  { source, target, json }: { source: string; target: Target; json: boolean },
  io: CommandIo,
): Promise<number> {
  const progress = createProgress(io.stderr);
  const client = createSignedClient({
    ...target,
    signal: io.signal,
    onRetry: (reason, wait) =>
      progress.show(`trying again in ${(wait / 1_000).toFixed(1)} s: ${reason}`),
  });
  const report = await sendUpdates(updates, {
    client,
    source,
    signal: io.signal,
    onProgress: (counts) => progress.show(formatCounts(counts)),
  });
  progress.end();
  return reportRun(report, { to: target.to, json }, io);
}
