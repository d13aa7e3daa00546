import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../origin/db/database.ts';
import { matchAlerts, type MatchAlertRow } from '../origin/db/push-schema.ts';
import { matches } from '../origin/db/schema.ts';
import { phaseOf } from '../../realtime/sports/event-status.ts';
import type { AlertMatch } from '../shared/alerts/alert-match.ts';
import {
  newsOf,
  reportedOf,
  reportedSchema,
  type News,
  type Reported,
} from '../shared/alerts/match-news.ts';
import type { AlertState, MatchNews } from './alert-message.ts';

/** Goals of a match within this time are one message to a fan, ms. */
const CLOSE_TOGETHER = 60_000;
/** A state of a match that began longer ago is a correction of the record, ms. */
const OLD = 43_200_000;

const NOTHING_YET: Reported = {
  phase: 'fixture',
  score: { home: 0, away: 0 },
  redCards: { home: 0, away: 0 },
  partsOver: 0,
  once: [],
};

export type Claimed =
  /** Nothing has happened, or another message has reported it. */
  | { kind: 'nothing' }
  /** Another consumer changed the report meanwhile: try again. */
  | { kind: 'conflict' }
  /** `undo` gives the news back when it could not be passed on. */
  | { kind: 'news'; news: MatchNews; undo: () => Promise<void> };

/**
 * Returns what has happened since the last state of the match that alerts looked at, and records that it
 * is reported: of several consumers, one gets it. Older states than that are nothing.
 */
export async function claimNews(db: Database, state: AlertState): Promise<Claimed> {
  const { match, epoch, version, at } = state;
  const row = await db.select().from(matchAlerts).where(eq(matchAlerts.matchId, match.id)).get();
  if (row && isBefore(state, row)) return { kind: 'nothing' };
  // Fixtures change for months; the first state of play begins a report.
  if (!row && match.kind === 'fixture') return { kind: 'nothing' };
  const before = await reportBefore(db, state, row);
  const { news, reported } = before
    ? newsOf(before, match)
    : firstNews(match, newsOf(NOTHING_YET, match));
  const isSent = news.length > 0 && at - match.startTime < OLD;
  const hasScored = isSent && news.some(({ turn }) => turn.what === 'scored');
  const lastScoredAt = row?.scoredAt ?? 0;
  const next: MatchAlertRow = {
    matchId: match.id,
    epoch,
    version,
    at,
    reported: JSON.stringify(reported),
    scoredAt: hasScored ? at : lastScoredAt,
  };
  if (!(await replace(db, row, next))) return { kind: 'conflict' };
  if (!isSent) return { kind: 'nothing' };
  return {
    kind: 'news',
    news: {
      match,
      turns: news.map(({ kind, turn }) => ({ kind, turn })),
      at,
      isQuick:
        news.every(({ turn }) => turn.what === 'scored') && at - lastScoredAt < CLOSE_TOGETHER,
    },
    undo: () => giveBack(db, row, next),
  };
}

function isBefore({ epoch, version, at }: AlertState, row: MatchAlertRow): boolean {
  // A room that lost its storage counts from 1 again.
  return row.epoch === epoch ? version <= row.version : at < row.at;
}

/**
 * Returns what counts as reported before a state. Nobody followed the match while the database has a newer
 * state than the last report: what happened until then is no news.
 */
async function reportBefore(
  db: Database,
  { match, epoch, version }: AlertState,
  row: MatchAlertRow | undefined,
): Promise<Reported | null> {
  const { id, status, matchStatus, score, periods, stateEpoch, stateVersion } = matches;
  const stored = await db
    .select({ status, matchStatus, score, periods, stateEpoch, stateVersion })
    .from(matches)
    .where(eq(id, match.id))
    .get();
  const reported = row ? reportedIn(row) : null;
  const isKnown = stored?.stateEpoch === epoch && stored.stateVersion < version;
  const isNewer = !row || row.epoch !== epoch || (stored?.stateVersion ?? 0) > row.version;
  if (!stored || !isKnown || !isNewer) return reported;
  // The database has no cards: without a report, those there are count as reported.
  const redCards = reported?.redCards ?? match.play?.redCards ?? null;
  const before: AlertMatch = {
    ...match,
    kind: phaseOf(stored.status),
    status: stored.status,
    matchStatus: stored.matchStatus,
    periods: stored.periods.length,
    play: stored.score && { score: stored.score, shootout: null, redCards },
  };
  return reportedOf(before, reported?.once);
}

function reportedIn({ reported }: MatchAlertRow): Reported {
  return v.parse(reportedSchema, JSON.parse(reported));
}

/** A match that is first looked at amid play has news that nobody waits for: only its start is. */
function firstNews(match: AlertMatch, first: { news: News[]; reported: Reported }) {
  const { partsOver, score } = first.reported;
  const hasBegunNow = match.kind === 'live' && partsOver === 0 && score.home + score.away === 0;
  if (match.play === null || hasBegunNow) return first;
  return { news: [], reported: reportedOf(match) };
}

/** Replaces a row if it is still the one that was read. Returns whether it was. */
async function replace(
  db: Database,
  row: MatchAlertRow | undefined,
  next: MatchAlertRow,
): Promise<boolean> {
  const written = row
    ? await db
        .update(matchAlerts)
        .set(next)
        .where(isRow(row))
        .returning({ matchId: matchAlerts.matchId })
    : await db
        .insert(matchAlerts)
        .values(next)
        .onConflictDoNothing()
        .returning({ matchId: matchAlerts.matchId });
  return written.length > 0;
}

async function giveBack(
  db: Database,
  row: MatchAlertRow | undefined,
  next: MatchAlertRow,
): Promise<void> {
  if (row) await replace(db, next, row);
  else await db.delete(matchAlerts).where(isRow(next));
}

function isRow({ matchId, epoch, version }: MatchAlertRow) {
  return and(
    eq(matchAlerts.matchId, matchId),
    eq(matchAlerts.epoch, epoch),
    eq(matchAlerts.version, version),
  );
}
