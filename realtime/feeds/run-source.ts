import type { MatchUpdate } from '../protocol/ingest.ts';
import { createCommandClient } from './command-client.ts';
import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { formatCounts } from './counts.ts';
import { MatchesInPlay, sendHeartbeats, type SignsOfLife } from './heartbeats.ts';
import { reportRun } from './report.ts';
import { sendUpdates } from './sender.ts';
import { showAlive } from './show-alive.ts';
import { createSignedClient } from './signed-client.ts';

export interface RunOptions {
  /** Names the feed to the server. */
  source: string;
  target: Target;
  json: boolean;
  /** Number of invalid parts left out, for a source that reads a file. */
  leftOut?: number;
  /**
   * Matches in play for heartbeats. By default the source's updates show which matches are in play.
   */
  signs?: SignsOfLife;
}

/**
 * Sends a source's updates until it ends, shows the progress and reports. Aborts the source when
 * sending ends, so that it does not keep the process alive. Returns the exit code.
 */
export async function runSource(
  begin: (signal: AbortSignal) => AsyncIterable<MatchUpdate>,
  { source, target, json, leftOut, signs }: RunOptions,
  io: CommandIo,
): Promise<number> {
  let isAnswered = false;
  const { client, progress } = createCommandClient(target, io);
  const over = new AbortController();
  const signal = AbortSignal.any([io.signal, over.signal]);
  const played = new MatchesInPlay();
  const updates = signs ? begin(signal) : played.watch(begin(signal));
  void sendHeartbeats({
    client: createSignedClient({ ...target, signal, retryFor: 0 }),
    source,
    signs: signs ?? played.signs,
    signal,
  });
  void showAlive(io.env, signal);
  const report = await sendUpdates(updates, {
    client,
    source,
    signal: io.signal,
    skipsMalformed: target.retryFor === Infinity,
    onProgress: (counts) => {
      progress.show(formatCounts(counts));
      if (isAnswered || counts.sent === counts.unacknowledged) return;
      isAnswered = true;
      io.onFirstAnswer?.();
    },
  });
  over.abort();
  progress.end();
  if (leftOut !== undefined) report.counts.leftOut = leftOut;
  return reportRun(report, { to: target.to, json }, io);
}
