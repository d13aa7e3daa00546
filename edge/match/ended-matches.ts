import type { MatchState, Team } from '../../realtime/protocol/match-state.ts';
import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import { digestOf } from '../digest.ts';
import { isOneOf, type Database } from '../origin/db/database.ts';
import { matchRecords, type MatchRecordRow } from '../origin/db/details-schema.ts';
import { matches, type MatchRow, type TeamRow } from '../origin/db/schema.ts';
import { needsRoom } from '../origin/media/details/match-course.ts';
import { selectEvents, type EventRow } from '../origin/media/events/select-events.ts';

/** Time after its start, ms, at which a closed match is over: corrections come soon or never. */
const SETTLED_MS = 12 * 3_600_000;
/** For how long a match that is not over is believed to be so, ms. */
const OPEN_MS = 60_000;
/** Most matches that are remembered as not over. */
const MAX_OPEN = 10_000;

/** When each match that is not over is looked up again, ms, by its id. */
const open = new Map<string, number>();

export interface FoundMatches {
  /** Ids that name matches. */
  known: ReadonlySet<string>;
  /**
   * Snapshots of those that are over; null for one without a state. The rooms of the other matches
   * know more than the database.
   */
  ended: ReadonlyMap<string, MatchSnapshot | null>;
}

/** Finds matches, and those that are over: waking their rooms would cost much more. */
export async function findMatches(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<FoundMatches> {
  const asked = ids.filter((id) => (open.get(id) ?? 0) <= now);
  const known = new Set(ids.filter((id) => !asked.includes(id)));
  const ended = new Map<string, MatchSnapshot | null>();
  if (asked.length === 0) return { known, ended };
  const [rows, records] = await db.batch([
    selectEvents(db, isOneOf(matches.id, asked)),
    db.select().from(matchRecords).where(isOneOf(matchRecords.matchId, asked)),
  ]);
  const recordOf = new Map(records.map((record) => [record.matchId, record]));
  if (open.size > MAX_OPEN) open.clear();
  for (const row of rows) {
    const { match } = row;
    const record = recordOf.get(match.id) ?? null;
    known.add(match.id);
    if (isOver(match, record, now)) ended.set(match.id, record && (await snapshotOf(row, record)));
    else open.set(match.id, now + OPEN_MS);
  }
  return { known, ended };
}

function isOver(match: MatchRow, record: MatchRecordRow | null, now: number): boolean {
  if (!CLOSED_STATUSES.has(match.status) || match.startTime > now - SETTLED_MS) return false;
  return !needsRoom({ match, record, sentIncidents: [], sentStatistics: [] }, now);
}

/**
 * Returns a snapshot whose epoch names its state, since that of the room may differ in what the
 * database lacks.
 */
async function snapshotOf(row: EventRow, record: MatchRecordRow): Promise<MatchSnapshot> {
  const state = stateOf(row, record);
  const digest = await digestOf(JSON.stringify(state));
  return { type: 'snapshot', epoch: `stored-${digest}`, version: row.match.stateVersion, state };
}

function stateOf(
  { match, home, away, league }: EventRow,
  { incidents, stats, at }: MatchRecordRow,
): MatchState {
  const { shootout, winner, startTimeTbd, startDayTbd } = match;
  return {
    matchId: match.id,
    sportId: match.sportId,
    leagueId: league.id,
    leagueName: league.name,
    home: teamOf(home),
    away: teamOf(away),
    startTime: match.startTime,
    ...(startTimeTbd && { startTimeTbd }),
    ...(startDayTbd && { startDayTbd }),
    status: match.status,
    matchStatus: match.matchStatus,
    score: match.score ?? { home: 0, away: 0 },
    periods: match.periods,
    ...(shootout !== null && { shootout }),
    ...(winner !== null && { winner }),
    gameScore: match.gameScore,
    displayStatus: match.displayStatus,
    incidents,
    stats,
    occurredAt: at,
  };
}

function teamOf({ id, name, shortName, code, nation, logoUri, kit }: TeamRow): Team {
  return {
    id,
    name,
    shortName,
    ...(code !== null && { code }),
    ...(nation !== null && { nation }),
    ...(logoUri !== null && { logoUri }),
    ...(kit !== null && { kit }),
  };
}
