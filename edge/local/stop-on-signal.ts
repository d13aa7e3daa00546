import { timeLimit } from '../shared/time/time-limit.ts';

/** Longest stop, ms: a user waits at the terminal, and a service manager kills a process that takes longer. */
const TIMEOUT_MS = 4_000;

/**
 * Calls `stop` at the first signal, then exits; exits at once at a second one. Also exits after `timeoutMs` ms:
 * the next start does the rest of the work. The Worker's process ends with this one in any case.
 */
export function stopOnSignal(stop: () => Promise<void>, timeoutMs = timeLimit(TIMEOUT_MS)): void {
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
