import { and, asc, gt, inArray, lte, notInArray, or } from 'drizzle-orm';
import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../../../realtime/sports/event-status.ts';
import type { Database } from '../db/database.ts';
import { matches } from '../db/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longest time after its start that an open match is checked. */
const LOOK_BACK_MS = 3 * DAY_MS;
/** How long a closed match is checked, because a correction may be lost. */
const CORRECTIONS_MS = 2 * HOUR_MS;
const MAX_MATCHES = 1_000;

/**
 * Returns ids of matches whose state may still change: started but not closed, in play early, or
 * written within two hours, since corrections come late. Skips matches without news for three days.
 * The oldest write comes first, so that all get a turn; at most 1,000.
 */
export async function listUnsettled(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      or(
        and(
          inArray(matches.status, [...IN_PLAY_STATUSES]),
          gt(matches.stateAt, now - LOOK_BACK_MS),
        ),
        gt(matches.stateAt, now - CORRECTIONS_MS),
        and(
          notInArray(matches.status, [...CLOSED_STATUSES]),
          lte(matches.startTime, now),
          gt(matches.startTime, now - LOOK_BACK_MS),
        ),
      ),
    )
    .orderBy(asc(matches.stateAt))
    .limit(MAX_MATCHES);
  return rows.map((row) => row.id);
}
