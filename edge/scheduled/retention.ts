import { and, getTableName, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isReporting, metricsObject } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { proofs, sessions, users } from '../origin/db/account-schema.ts';
import { captchas, otpRequests, outbox, tries } from '../origin/db/code-schema.ts';
import { withdrawnArticles } from '../origin/db/content-schema.ts';
import { calendars, commentReports, comments } from '../origin/db/fan-schema.ts';
import { deadLetters, partners } from '../origin/db/operator-schema.ts';
import { countedViewers, dailyViews, withdrawnMedia } from '../origin/db/video-schema.ts';
import {
  matchAlerts,
  pushItems,
  pushSubscriptions,
  waitingAlerts,
} from '../origin/db/push-schema.ts';
import { ITEMS_CONFIRMED_EVERY } from '../origin/media/push/push-subscriptions.ts';
import { dayOf, POPULAR_DAYS } from '../origin/media/videos/views.ts';
import { CAPTCHA_LIFE } from '../origin/patron/captcha/captcha.ts';
import { retireRooms } from './retire-rooms.ts';

/** Most rows that one statement deletes: some 50 ms, for which the database stands. */
const PART = 2_000;
/** The same for subscriptions: a trigger deletes the items of each, of which it may have a hundred. */
const SUBSCRIPTIONS = 20;
/** Most parts of one kind of data in a run: all kinds together stay below the 1,000 statements that D1 allows a run. */
const MOST_PARTS = 30;

const MINUTE = 60_000;
export const DAY = 86_400_000;

/** How long one kind of data is kept. A test compares the table in `docs/retention.md` with these. */
export interface Retention {
  /** The data, in words. */
  what: string;
  /** The name of the table, or another place. */
  place: string;
  /** Time from `since` to the deletion, ms. */
  keepMs: number;
  since: string;
  /** Deletes the data whose time has passed at `now`, ms. What it leaves, the next run deletes. */
  expire(env: Env, now: number): Promise<void>;
}

/** Retention of a table's rows, by a column with a time. */
export interface RowRetention extends Retention {
  table: SQLiteTable;
  column: SQLiteColumn;
  /** Unit of the column. The time of a day begins at its end. */
  unit: 'ms' | 'day';
  /** Only rows with a value in this column end. */
  having?: SQLiteColumn;
  /** Most rows that one statement deletes. */
  part: number;
}

type Rows = Pick<RowRetention, 'what' | 'table' | 'column' | 'since'> &
  Partial<Pick<RowRetention, 'keepMs' | 'unit' | 'having' | 'part'>>;

/**
 * Returns the retention of rows, which deletes in parts: other statements come between them. After the most
 * parts of a run, or if the run ends early, the deleted ones stay deleted and the next run goes on.
 */
function rows(row: Rows): RowRetention {
  const { table, column, keepMs = 0, unit = 'ms', having, part = PART } = row;
  return {
    ...row,
    place: getTableName(table),
    keepMs,
    unit,
    part,
    expire: async (env, now) => {
      const limit = now - keepMs;
      const isOld = unit === 'day' ? lt(column, dayOf(limit)) : lte(column, limit);
      const db = createDatabase(env.DB);
      const rowid = sql`rowid`;
      const some = db
        .select({ rowid })
        .from(table)
        .where(and(isOld, having && isNotNull(having)))
        .limit(part);
      for (let parts = 0; parts < MOST_PARTS; parts += 1) {
        const { meta } = await db.delete(table).where(inArray(rowid, some)).run();
        // Rows that a trigger deletes may count too: one more statement then finds nothing.
        if (meta.changes < part) return;
      }
    },
  };
}

export const ROW_RETENTION: readonly RowRetention[] = [
  rows({
    what: 'Sign-ins, with the hashes of their tokens',
    table: sessions,
    column: sessions.expiresAt,
    since:
      'their expiry, 60 days after the last renewal; of an account the fifty that were renewed last',
  }),
  rows({
    what: 'Requests for codes, with address and hash of the code',
    table: otpRequests,
    column: otpRequests.expires,
    since: 'their expiry, an hour after the request',
  }),
  rows({
    what: 'Proofs that a code or a password was right',
    table: proofs,
    column: proofs.expiresAt,
    since: 'their expiry, at most ten minutes after the proof',
  }),
  rows({
    what: 'Solved captchas',
    table: captchas,
    column: captchas.expires,
    keepMs: CAPTCHA_LIFE,
    since: 'their expiry: until then a solution is known as used',
  }),
  rows({
    what: 'Counts of tries, by keyed hashes of networks and addresses',
    table: tries,
    column: tries.until,
    since:
      'the end of the counted time: thirty days for new accounts, their calendars and alerts, for others at most a day',
  }),
  rows({
    what: 'Id and times of a deleted account',
    table: users,
    column: users.deletedAt,
    keepMs: 30 * DAY,
    since: 'the deletion, which erases everything else at once',
  }),
  rows({
    what: 'Comments that the operator withdrew',
    table: comments,
    column: comments.withdrawnAt,
    keepMs: 90 * DAY,
    since: 'the withdrawal',
  }),
  rows({
    what: 'Reports of comments, by keyed hashes of the reporters',
    table: commentReports,
    column: commentReports.reportedAt,
    keepMs: 90 * DAY,
    since: 'the report',
  }),
  rows({
    what: 'Viewers counted today, by keyed hashes',
    table: countedViewers,
    column: countedViewers.day,
    unit: 'day',
    since: 'the end of the day (UTC)',
  }),
  rows({
    what: 'Views of each day',
    table: dailyViews,
    column: dailyViews.day,
    unit: 'day',
    keepMs: POPULAR_DAYS * DAY,
    since: 'the end of the day (UTC)',
  }),
  rows({
    what: 'Marks of withdrawn articles',
    table: withdrawnArticles,
    column: withdrawnArticles.withdrawnAt,
    keepMs: 730 * DAY,
    since: 'the withdrawal: until then their address answers 410',
  }),
  rows({
    what: 'Marks of withdrawn videos and playlists',
    table: withdrawnMedia,
    column: withdrawnMedia.withdrawnAt,
    keepMs: 730 * DAY,
    since: 'the withdrawal: until then their address answers 410',
  }),
  rows({
    what: 'Dead letters',
    table: deadLetters,
    column: deadLetters.lastAt,
    keepMs: 30 * DAY,
    since: 'their last try',
  }),
  rows({
    what: 'Partners whose key is withdrawn, with the hash of the key',
    table: partners,
    column: partners.withdrawnAt,
    keepMs: 30 * DAY,
    since: 'the withdrawal; a valid key stays',
  }),
  rows({
    what: 'Subscriptions of browsers to alerts, with their addresses at push services',
    table: pushSubscriptions,
    part: SUBSCRIPTIONS,
    column: pushSubscriptions.seenAt,
    keepMs: 90 * DAY,
    since:
      'the last page that confirmed it; at once when the push service ends it, or takes nothing on three days in a row',
  }),
  rows({
    what: 'Such subscriptions whose browser has not shown that it receives alerts',
    table: pushSubscriptions,
    part: SUBSCRIPTIONS,
    column: pushSubscriptions.createdAt,
    having: pushSubscriptions.nonce,
    keepMs: DAY,
    since: 'their beginning, or until 5,000 newer ones have none; a page then subscribes again',
  }),
  rows({
    what: 'What these subscriptions have alerts of',
    table: pushItems,
    column: pushItems.seenAt,
    // No earlier than the subscription, which has the time of each confirmation.
    keepMs: 90 * DAY + ITEMS_CONFIRMED_EVERY,
    since:
      'a confirmation, of which one in thirty days is recorded; at once when the subscription ends',
  }),
  rows({
    what: 'Alerts that their queue refused',
    table: waitingAlerts,
    column: waitingAlerts.at,
    keepMs: 10 * MINUTE,
    since: 'their news',
  }),
  rows({
    what: 'What alerts have said of matches',
    table: matchAlerts,
    column: matchAlerts.at,
    keepMs: 2 * DAY,
    since: 'the last change of the match',
  }),
  rows({
    what: 'Calendars of what fans follow, and marks of those that they ended, whose addresses answer 410',
    table: calendars,
    column: calendars.seenAt,
    keepMs: 90 * DAY,
    since: 'the last reading or change, or the end',
  }),
  rows({
    what: 'Messages that a local run shows instead of sending them',
    table: outbox,
    column: outbox.at,
    keepMs: 7 * DAY,
    since: 'the message',
  }),
];

/** The retention of all data that expires. The scheduled job deletes by it. */
export const RETENTION: readonly Retention[] = [
  ...ROW_RETENTION,
  {
    what: 'Rooms of closed matches: updates and history',
    place: 'match rooms',
    keepMs: 365 * DAY,
    since: 'the last change; the database keeps the state',
    async expire(env, now) {
      await retireRooms(env, now - this.keepMs);
    },
  },
  {
    what: 'Time of the last message of a feed that is gone',
    place: 'metrics object',
    keepMs: 30 * DAY,
    since: 'that message',
    async expire(env, now) {
      if (isReporting(env)) await metricsObject(env)?.forgetFeeds(now - this.keepMs);
    },
  },
];

/** The tables whose rows never expire, by the reason. */
export const WITHOUT_END: Readonly<Record<string, readonly string[]>> = {
  'The record of sports: names of players are public facts of a match': [
    'leagues',
    'teams',
    'seasons',
    'season_rules',
    'venues',
    'group_teams',
    'players',
    'squad_players',
    'matches',
    'match_revisions',
    'match_details',
    'match_records',
    'match_players',
    'box_score_lines',
    'odds_offers',
    'search_entries',
    'search_words',
  ],
  'What the operator publishes, until it is withdrawn': [
    'articles',
    'article_subjects',
    'policies',
    'videos',
    'video_subjects',
    'playlists',
    'tv_channels',
  ],
  'Totals without viewers': ['news_views', 'comment_totals'],
  'Simulated from the record of sports: one row for each season': ['season_outlooks'],
  'An account, until its user deletes it': [
    'users',
    'identities',
    'betting_accounts',
    'favourites',
  ],
  'Comments, until their user or the operator removes them': ['comments'],
  'The run of a backup: one row': ['operator_runs'],
};

/** Returns the time in words: '90 days after the report', 'until the end of the day (UTC)'. */
export function keptFor({ keepMs, since }: Pick<Retention, 'keepMs' | 'since'>): string {
  if (keepMs === 0) return `until ${since}`;
  const days = keepMs / DAY;
  if (days === 1) return `a day after ${since}`;
  return days > 1 ? `${days} days after ${since}` : `${keepMs / MINUTE} minutes after ${since}`;
}
