import { on, type EventEmitter } from 'node:events';

/** `max_batch_size` of wrangler.toml: the queue delivers a full batch without waiting for more messages. */
const FULL_BATCH = 100;
/** Time limit of draining, ms: it leaves time for the rest of a stop. */
export const DRAIN_MS = 2_000;

interface BarrierMessage {
  body: { barrier: string };
  contentType: 'json';
}

/** The part of a queue that draining uses. */
interface StateQueue {
  sendBatch(messages: BarrierMessage[]): Promise<unknown>;
}

/** Returns messages that the Worker logs when it takes them from the queue. */
export function barriers(barrier: string, count: number): BarrierMessage[] {
  return Array.from({ length: count }, () => ({ body: { barrier }, contentType: 'json' }));
}

/**
 * Sends a barrier behind all states in the queue to the database, and waits until the Worker logs it. Resolves
 * to false after the timeout, or if the Worker has ended.
 */
export async function drainStates(
  queue: StateQueue,
  logged: EventEmitter<{ line: [string] }>,
  timeoutMs = DRAIN_MS,
): Promise<boolean> {
  const barrier = crypto.randomUUID();
  const signal = AbortSignal.timeout(timeoutMs);
  const lines = on(logged, 'line', { signal });
  const arrived = (async () => {
    for await (const [line] of lines) if (String(line).includes(barrier)) return true;
    return false;
  })();
  // The queue throws at once if a signal to the whole group has ended the Worker already.
  const send = async () => queue.sendBatch(barriers(barrier, FULL_BATCH));
  try {
    return await Promise.race([arrived, send().then(() => arrived)]);
  } catch {
    return false;
  }
}
