import type { CommandIo } from './command-io.ts';
import type { Target } from './command-options.ts';
import { describeFailure } from './outcome-text.ts';
import { createProgress, type Progress } from './progress.ts';
import { createSignedClient, type SignedClient } from './signed-client.ts';

/**
 * Creates a command's client and its progress line. The line reports retries, the first one at
 * once. `mostRetry` (ms) limits retries of a call that the server may lack, even with --forever.
 */
export function createCommandClient(
  target: Target,
  io: CommandIo,
  mostRetry = Infinity,
): { client: SignedClient; progress: Progress } {
  const progress = createProgress(io.stderr);
  const retryFor = Math.min(target.retryFor, mostRetry);
  const client = createSignedClient({
    ...target,
    retryFor,
    outlivesRefusals: retryFor === Infinity,
    signal: io.signal,
    onRetry: (failure, wait, retries) => {
      const text = `${describeFailure(failure, target.to)} Trying again in ${(wait / 1_000).toFixed(1)} s.`;
      if (retries === 0) progress.say(text);
      else progress.show(text);
    },
  });
  return { client, progress };
}
