import { and, asc, eq, lte } from 'drizzle-orm';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import { MAX_DELAY } from '../contracts/delay.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { seasonOutlooks } from '../origin/db/outlook-schema.ts';
import { makeOutlook } from '../origin/media/outlook/make-outlook.ts';

/**
 * Most outlooks of one run, so that it stays far below the 30 s of a processor that a scheduled run
 * has: each takes about one.
 */
export const MOST_OUTLOOKS = 8;
/** Most seasons that one run looks at: most of an import have no outlook, which costs three reads. */
const MOST_SEASONS = 60;
/**
 * How long a season rests after its newest change, ms: matches that end together are one change, and
 * no fan's delay is longer, so an outlook says nothing early.
 */
export const REST = (MAX_DELAY + 30) * 1_000;

/**
 * Makes the outlooks that are due, the longest due first. A failure is logged and goes to the end of
 * the line. An operator's own API has outlooks of its own, or none. `now` is ms.
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
    // A change that comes meanwhile has moved the time: the season then stays due.
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
