/** Longest stop, ms: a terminal waits for it, and a service manager kills it in the end. */
const TIMEOUT_MS = 4_000;

/**
 * The first signal stops everything in order, a second one at once. Work unfinished after `timeoutMs` ms is
 * left to the next start; the Worker's process ends with this one in any case.
 */
export function stopOnSignal(stop: () => Promise<void>, timeoutMs = TIMEOUT_MS): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.error('Stopping …');
    setTimeout(() => {
      console.error('Not all of it stopped in time: the next start does the rest.');
      process.exit(0);
    }, timeoutMs);
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Miniflare's own listeners exit at once; `stop` does their work.
    process.removeAllListeners(signal);
    process.on(signal, () => void onSignal());
  }
}
