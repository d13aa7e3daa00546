import type { MatchUpdate } from '../protocol/ingest.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { formatCounts } from './counts.ts';
import { createProgress } from './progress.ts';
import { reportRun } from './report.ts';
import { sendUpdates } from './sender.ts';

/** Sends a source of updates to its end, shows the progress and reports. Returns the exit code. */
export async function runSource(
  updates: AsyncIterable<MatchUpdate>,
  { source, target, json }: { source: string; target: Target; json: boolean },
  io: CommandIo,
): Promise<number> {
  const progress = createProgress(io.stderr);
  let isAnswered = false;
  const client = createCommandClient(target, progress, io.signal);
  const report = await sendUpdates(updates, {
    client,
    source,
    signal: io.signal,
    onProgress: (counts) => {
      progress.show(formatCounts(counts));
      if (isAnswered || counts.sent === counts.unacknowledged) return;
      isAnswered = true;
      io.onFirstAnswer?.();
    },
  });
  progress.end();
  return reportRun(report, { to: target.to, json }, io);
}
