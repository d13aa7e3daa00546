import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../origin/db/database.ts';
import { matchAlerts, type MatchAlertRow } from '../origin/db/push-schema.ts';
import { matches } from '../origin/db/schema.ts';
import { phaseOf } from '../../realtime/sports/event-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { AlertMatch } from '../shared/alerts/alert-match.ts';
import {
  newsOf,
  reportedOf,
  reportedSchema,
  type News,
  type Reported,
  type Turn,
} from '../shared/alerts/match-news.ts';
import type { AlertState, MatchNews } from './alert-message.ts';
import { momentNews } from './moments.ts';

/** A goal within this time after another replaces its alert without sound, ms. */
const CLOSE_TOGETHER = 60_000;
/** States of a match that began longer ago correct the record and cause no alert, ms. */
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
  /** `undo` restores the earlier report if the news cannot be passed on. */
  | { kind: 'news'; news: MatchNews; undo: () => Promise<void> };

/** A match's last report: its row with `reported` parsed. */
export interface Report extends Omit<MatchAlertRow, 'reported'> {
  reported: Reported;
}

/** Turns that may follow each other within seconds: only the first of them makes a sound. */
const QUICK: ReadonlySet<Turn['what']> = new Set<Turn['what']>(['scored', 'lead', 'moment']);

/**
 * Returns what has happened since the last state of the match that alerts examined, and records
 * that it is reported, so that one of several consumers gets it. A state older than that yields
 * only its moments.
 */
export async function claimNews(db: Database, state: AlertState): Promise<Claimed> {
  const { match, epoch, version, at, moments = [] } = state;
  const row = await readReport(db, match.id);
  const isOld = row !== undefined && isBefore(state, row);
  if (isOld && moments.length === 0) return { kind: 'nothing' };
  // Fixtures change for months; the first state of play begins a report.
  if (!row && match.kind === 'fixture') return { kind: 'nothing' };
  const latest = isOld ? { news: [], reported: row.reported } : await latestNews(db, state, row);
  // The score of an older state is no longer the match's.
  const said = momentNews(latest.reported.once, moments, isOld ? { ...match, play: null } : match);
  const news = [...said.news, ...latest.news];
  const isSent = news.length > 0 && at - match.startTime < OLD;
  const lastScoredAt = row?.scoredAt ?? 0;
  const next: Report = {
    ...(isOld ? row : { matchId: match.id, epoch, version, at }),
    reported: { ...latest.reported, once: said.once },
    scoredAt: isSent && news.some(({ turn }) => QUICK.has(turn.what)) ? at : lastScoredAt,
  };
  const undo = await replaceReport(db, row, next);
  if (!undo) return { kind: 'conflict' };
  const [first] = news;
  if (!isSent || !first) return { kind: 'nothing' };
  return {
    kind: 'news',
    news: {
      match: first.match,
      turns: news.map(({ kind, turn }) => ({ kind, turn })),
      at,
      isQuick: news.every(({ turn }) => QUICK.has(turn.what)) && at - lastScoredAt < CLOSE_TOGETHER,
    },
    undo,
  };
}

async function latestNews(db: Database, state: AlertState, row: Report | undefined) {
  const before = await reportBefore(db, state, row);
  return before
    ? newsOf(before, state.match)
    : firstNews(state.match, newsOf(NOTHING_YET, state.match));
}

function isBefore({ epoch, version, at }: AlertState, row: Report): boolean {
  // A room that lost its storage counts from 1 again.
  return row.epoch === epoch ? version <= row.version : at < row.at;
}

/**
 * Returns what counts as reported before a state; null if nothing is known. If the database's state
 * is newer than the last report, nobody followed the match in between: the database's state then
 * counts as reported.
 */
async function reportBefore(
  db: Database,
  { match, epoch, version }: AlertState,
  row: Report | undefined,
): Promise<Reported | null> {
  const { id, status, matchStatus, score, periods, stateEpoch, stateVersion } = matches;
  const stored = await db
    .select({ status, matchStatus, score, periods, stateEpoch, stateVersion })
    .from(matches)
    .where(eq(id, match.id))
    .get();
  const reported = row?.reported ?? null;
  const isKnown = stored?.stateEpoch === epoch && stored.stateVersion < version;
  const isNewer = !row || row.epoch !== epoch || (stored?.stateVersion ?? 0) > row.version;
  if (!stored || !isKnown || !isNewer) return reported && sinceLast(reported, match);
  // The database has no cards: without a report, the current cards count as reported.
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

/**
 * Returns the report with which to compare a state. In sports that score often, alerts examine
 * points only in the last minutes: the score of an earlier report is outdated, so the current one
 * replaces it.
 */
function sinceLast(reported: Reported, { sportKey, play }: AlertMatch): Reported {
  if (!SPORTS[sportKey].scoresOften || reported.isLate || !play) return reported;
  return { ...reported, score: play.score };
}

/**
 * Returns the news in the first state that alerts examine: none in the middle of play, since it is
 * old, except a start.
 */
function firstNews(match: AlertMatch, first: { news: News[]; reported: Reported }) {
  const { partsOver, score } = first.reported;
  const hasBegunNow = match.kind === 'live' && partsOver === 0 && score.home + score.away === 0;
  if (match.play === null || hasBegunNow) return first;
  return { news: [], reported: reportedOf(match) };
}

/** Returns a match's last report; undefined before the first. */
export async function readReport(db: Database, matchId: string): Promise<Report | undefined> {
  const row = await db.select().from(matchAlerts).where(eq(matchAlerts.matchId, matchId)).get();
  return row && { ...row, reported: v.parse(reportedSchema, JSON.parse(row.reported)) };
}

/**
 * Replaces a report if it is still the one that was read. Returns a function that restores it; null
 * if another consumer has replaced it.
 */
export async function replaceReport(
  db: Database,
  before: Report | undefined,
  next: Report,
): Promise<(() => Promise<void>) | null> {
  const written = before
    ? await db
        .update(matchAlerts)
        .set(rowOf(next))
        .where(isRow(before))
        .returning({ matchId: matchAlerts.matchId })
    : await db
        .insert(matchAlerts)
        .values(rowOf(next))
        .onConflictDoNothing()
        .returning({ matchId: matchAlerts.matchId });
  return written.length > 0 ? () => giveBack(db, before, next) : null;
}

async function giveBack(db: Database, before: Report | undefined, next: Report): Promise<void> {
  if (before) await replaceReport(db, next, before);
  else await db.delete(matchAlerts).where(isRow(next));
}

function rowOf(report: Report): MatchAlertRow {
  return { ...report, reported: JSON.stringify(report.reported) };
}

/**
 * Returns the condition for the row with this report. Compares `reported` too, since moments change
 * it without a new version.
 */
function isRow(report: Report) {
  const { matchId, epoch, version, reported } = rowOf(report);
  return and(
    eq(matchAlerts.matchId, matchId),
    eq(matchAlerts.epoch, epoch),
    eq(matchAlerts.version, version),
    eq(matchAlerts.reported, reported),
  );
}
