import { and, asc, gt, inArray, lte, notInArray, or } from 'drizzle-orm';
import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../../../realtime/protocol/event-status.ts';
import type { Database } from '../db/database.ts';
import { matches } from '../db/schema.ts';

const DAY_MS = 86_400_000;
/** A match that no one closed this long after its start is left alone. */
const LOOK_BACK_MS = 3 * DAY_MS;
const MAX_MATCHES = 1_000;

/**
 * Ids of the matches whose state may be moving: not closed, and started or in
 * play early. A match that started more than three days ago is not among them
 * unless it is in play. Oldest first, at most 1,000.
 */
export async function listUnsettled(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      or(
        inArray(matches.status, [...IN_PLAY_STATUSES]),
        and(
          notInArray(matches.status, [...CLOSED_STATUSES]),
          lte(matches.startTime, now),
          gt(matches.startTime, now - LOOK_BACK_MS),
        ),
      ),
    )
    .orderBy(asc(matches.startTime))
    .limit(MAX_MATCHES);
  return rows.map((row) => row.id);
}
