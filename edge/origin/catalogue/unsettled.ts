import { and, asc, gt, inArray, lte, notInArray, or } from 'drizzle-orm';
import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../../../realtime/sports/event-status.ts';
import type { Database } from '../db/database.ts';
import { matches } from '../db/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long an open match is checked after its start or, if it is in play, after its last write. */
const LOOK_BACK_MS = 3 * DAY_MS;
/** How long a match is checked after its last write, because a correction may be lost. */
const CORRECTIONS_MS = 2 * HOUR_MS;
const MAX_MATCHES = 1_000;

/**
 * Returns ids of matches whose state may still change: open matches that started within three days,
 * matches in play that were written within three days, and any match that was written within two
 * hours, since corrections come late. The oldest write comes first, so that all get a turn; at most
 * 1,000.
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
