import type { Target } from './command-options.ts';
import type { Progress } from './progress.ts';
import { createSignedClient, type SignedClient } from './signed-client.ts';

/** The client of a command: what it tries again is told on the progress line. */
export function createCommandClient(
  target: Target,
  progress: Progress,
  signal: AbortSignal,
): SignedClient {
  return createSignedClient({
    ...target,
    signal,
    onRetry: (reason, wait) =>
      progress.show(`trying again in ${(wait / 1_000).toFixed(1)} s: ${reason}`),
  });
}
