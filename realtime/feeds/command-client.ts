import type { Target } from './command-options.ts';
import { describeFailure } from './outcome-text.ts';
import type { Progress } from './progress.ts';
import { createSignedClient, type SignedClient } from './signed-client.ts';

/** Creates the client of a command. It reports retries on the progress line, the first at once. */
export function createCommandClient(
  target: Target,
  progress: Progress,
  signal: AbortSignal,
): SignedClient {
  return createSignedClient({
    ...target,
    outlivesRefusals: target.retryFor === Infinity,
    signal,
    onRetry: (failure, wait, retries) => {
      const text = `${describeFailure(failure, target.to)} Trying again in ${(wait / 1_000).toFixed(1)} s.`;
      if (retries === 0) progress.say(text);
      else progress.show(text);
    },
  });
}
