import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import {
  periodStatisticsSchema,
  type PeriodStatistics,
} from '../../../../realtime/protocol/details.ts';
import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../../../../realtime/sports/event-status.ts';
import type { Incident } from '../../../../realtime/protocol/incident.ts';
import {
  incidentsSchema,
  type MatchState,
  type Stats,
} from '../../../../realtime/protocol/match-state.ts';
import type { Database } from '../../db/database.ts';
import { matchDetails, matchRecords, type MatchRecordRow } from '../../db/details-schema.ts';
import { matches, type MatchRow } from '../../db/schema.ts';
import { selectEvents } from '../events/select-events.ts';

const HOUR_MS = 3_600_000;
/**
 * How long before the start a room may open, ms: it opens with its feed's first update, rarely
 * earlier.
 */
const BEFORE_START_MS = 6 * HOUR_MS;

/** A match's course in the database. */
export interface StoredCourse {
  match: MatchRow;
  record: MatchRecordRow | null;
  /** Details from a source: incidents for a match without a room, and statistics by period. */
  sentIncidents: Incident[];
  sentStatistics: PeriodStatistics[];
}

/** Returns a match's stored course; undefined when the id names no match. */
export async function findCourse(db: Database, matchId: string): Promise<StoredCourse | undefined> {
  const [[event], [[record], sent]] = await Promise.all([
    selectEvents(db, eq(matches.id, matchId)),
    readRecord(db, matchId),
  ]);
  if (!event) return undefined;
  const body = (kind: string): unknown => sent.find((row) => row.kind === kind)?.body ?? [];
  return {
    match: event.match,
    record: record ?? null,
    sentIncidents: v.parse(incidentsSchema, body('incidents')),
    sentStatistics: v.parse(v.array(periodStatisticsSchema), body('statistics')),
  };
}

function readRecord(db: Database, matchId: string) {
  return db.batch([
    db.select().from(matchRecords).where(eq(matchRecords.matchId, matchId)),
    db
      .select()
      .from(matchDetails)
      .where(
        and(
          eq(matchDetails.matchId, matchId),
          inArray(matchDetails.kind, ['incidents', 'statistics']),
        ),
      ),
  ]);
}

/**
 * Whether the match's room may know more than the database at `now` (ms). False for a closed match
 * whose final record is stored. False for a match that no room has reported if it is closed or
 * starts much later.
 */
export function needsRoom({ match, record }: StoredCourse, now: number): boolean {
  const isClosed = CLOSED_STATUSES.has(match.status);
  if (match.stateVersion === 0) return !isClosed && match.startTime - now < BEFORE_START_MS;
  const isWritten =
    record !== null && record.epoch === match.stateEpoch && record.version >= match.stateVersion;
  return !(isClosed && isWritten);
}

/** The course of a match: from its room, else as stored at its end, else as a source sent it. */
export interface Course {
  isLive: boolean;
  incidents: readonly Incident[];
  /** For the whole match */
  stats: Stats;
}

export function courseOf(stored: StoredCourse, state: MatchState | undefined): Course {
  const known = state ?? stored.record;
  const sentStats = stored.sentStatistics.find(({ period }) => period === 'ALL')?.stats ?? {};
  const isKnown = known !== null && Object.keys(known.stats).length > 0;
  return {
    isLive: IN_PLAY_STATUSES.has(state?.status ?? stored.match.status),
    incidents: known?.incidents ?? stored.sentIncidents,
    stats: isKnown ? known.stats : sentStats,
  };
}
