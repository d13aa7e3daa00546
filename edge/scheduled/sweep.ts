import { log, stackOf } from '../../realtime/hosts/log.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { RETENTION } from './retention.ts';

/** Kinds of data deleted at once: one that hangs does not stop the others. */
const AT_ONCE = 4;

/**
 * Deletes all expired data. Logs a failure and goes on with the rest; then throws, so that the run counts as
 * failed. `now` is ms.
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const failed: string[] = [];
  await mapBounded(RETENTION, AT_ONCE, async (retention) => {
    try {
      await retention.expire(env, now);
    } catch (error) {
      failed.push(retention.place);
      log('error', 'sweep-failed', { place: retention.place, error: stackOf(error) });
    }
  });
  if (failed.length > 0) throw new Error(`Not swept: ${failed.join(', ')}`);
}
