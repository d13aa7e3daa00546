import { on, type EventEmitter } from 'node:events';

/** `max_batch_size` of wrangler.toml: the queue delivers a full batch at once and waits for no company. */
const FULL_BATCH = 100;
const PATIENCE_MS = 10_000;

/** The part of a queue that draining takes. */
interface StateQueue {
  sendBatch(messages: { body: { barrier: string }; contentType: 'json' }[]): Promise<unknown>;
}

/**
 * Sends a barrier behind all that is queued for the database, and waits until
 * the Worker logs that it got there. False when it does not in time, or when
 * the Worker is gone.
 */
export async function drainStates(
  openQueue: () => Promise<StateQueue>,
  logged: EventEmitter<{ line: [string] }>,
  patience = PATIENCE_MS,
): Promise<boolean> {
  const barrier = crypto.randomUUID();
  const signal = AbortSignal.timeout(patience);
  const lines = on(logged, 'line', { signal });
  const arrived = (async () => {
    for await (const [line] of lines) if (String(line).includes(barrier)) return true;
    return false;
  })();
  const sent = openQueue().then((queue) =>
    queue.sendBatch(
      Array.from({ length: FULL_BATCH }, () => ({
        body: { barrier },
        contentType: 'json' as const,
      })),
    ),
  );
  try {
    return await Promise.race([arrived, sent.then(() => arrived)]);
  } catch {
    return false;
  }
}
