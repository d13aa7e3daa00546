import { log, messageOf } from '../log.ts';

/** Waits before the second, third and fourth attempt, ms. What fails then too is left to an alarm. */
const PAUSES = [50, 200, 1_000];

/** Delivers what is owed. A call while a delivery is running makes that one look once more. */
export type Deliver = () => Promise<void>;

/**
 * Delivers something to another room, one call at a time: `step` sends what is
 * owed by now and must be safe to repeat. `onFailure` is told when the attempts
 * are used up.
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
