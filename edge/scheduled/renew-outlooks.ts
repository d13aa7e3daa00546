import { and, asc, eq, lte } from 'drizzle-orm';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import { MAX_DELAY } from '../contracts/delay.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { seasonOutlooks } from '../origin/db/outlook-schema.ts';
import { makeOutlook } from '../origin/media/outlook/make-outlook.ts';

/**
 * Most outlooks of one run. Each takes about 1 s of processor time, and a scheduled run may use 30 s.
 */
export const MOST_OUTLOOKS = 8;
/** Most seasons that one run tries. Most seasons of an import have no outlook, which takes three reads to find. */
const MOST_SEASONS = 60;
/**
 * Pause between a season's newest change and its new outlook, ms. Matches that end together then cause one
 * outlook, and it reveals no result to a fan with a delay, since no delay is longer.
 */
export const REST = (MAX_DELAY + 30) * 1_000;

/**
 * Makes the outlooks that are due, the longest due first. A season that fails is logged and becomes the last
 * in line. Does nothing if an operator's own API serves outlooks. `now` is ms.
 */
export async function renewOutlooks(env: Env, now: number): Promise<void> {
  if (env.MEDIA_API_URL) return;
  const db = createDatabase(env.DB);
  const { seasonId, dueAt } = seasonOutlooks;
  const due = await db
    .select({ id: seasonId, dueAt })
    .from(seasonOutlooks)
    .where(lte(dueAt, now - REST))
    .orderBy(asc(dueAt), asc(seasonId))
    .limit(MOST_SEASONS);
  let made = 0;
  for (const { id, dueAt: since } of due) {
    if (made === MOST_OUTLOOKS) break;
    // A change that comes meanwhile moves `dueAt`, so that the season stays due.
    const isSame = and(eq(seasonId, id), eq(dueAt, since ?? 0));
    try {
      const outlook = await makeOutlook(db, id, now);
      if (outlook) made += 1;
      await db.update(seasonOutlooks).set({ outlook, dueAt: null }).where(isSame);
    } catch (error) {
      log('error', 'outlook-failed', { season: id, error: stackOf(error) });
      await db.update(seasonOutlooks).set({ dueAt: now }).where(isSame);
    }
  }
  if (made > 0) log('info', 'outlooks-renewed', { seasons: made });
}
