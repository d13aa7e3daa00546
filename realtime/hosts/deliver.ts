import { log, messageOf } from './log.ts';

/** Pauses before the second, third and fourth attempt, ms. After that an alarm retries. */
const PAUSES = [50, 200, 1_000];

/** Delivers what is pending. A call during a delivery makes it run once more. */
export type Deliver = () => Promise<void>;

/**
 * Returns a function that delivers to another room, one `step` at a time. `step` sends what is
 * pending and must be idempotent. `onFailure` runs when the last attempt fails.
 */
export function createDelivery(
  name: string,
  step: () => Promise<void>,
  onFailure: () => void,
): Deliver {
  let running = false;
  let current = Promise.resolve();
  let wanted = false;

  async function work(): Promise<void> {
    running = true;
    try {
      for (let failures = 0; wanted;) {
        wanted = false;
        try {
          await step();
          failures = 0;
        } catch (error) {
          const pause = PAUSES[failures];
          failures += 1;
          log('warn', 'delivery-failed', { name, failures, message: messageOf(error) });
          if (pause === undefined) return onFailure();
          wanted = true;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    } finally {
      running = false;
    }
  }

  return () => {
    wanted = true;
    if (!running) current = work();
    return current;
  };
}
