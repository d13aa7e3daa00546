import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { bettingAccounts, identities, users } from '../origin/db/account-schema.ts';
import {
  articles,
  articleSubjects,
  policies,
  withdrawnArticles,
} from '../origin/db/content-schema.ts';
import {
  boxScoreLines,
  matchDetails,
  matchPlayers,
  matchRecords,
  oddsOffers,
} from '../origin/db/details-schema.ts';
import { calendars, commentReports, comments, favourites } from '../origin/db/fan-schema.ts';
import { partners } from '../origin/db/operator-schema.ts';
import { seasonOutlooks } from '../origin/db/outlook-schema.ts';
import {
  groupTeams,
  leagues,
  matches,
  matchRevisions,
  players,
  searchEntries,
  searchWords,
  seasonRules,
  seasons,
  squadPlayers,
  teams,
  venues,
} from '../origin/db/schema.ts';
import { pushItems, pushSubscriptions } from '../origin/db/push-schema.ts';
import { tvChannels } from '../origin/db/tv-schema.ts';
import {
  dailyViews,
  newsViews,
  playlists,
  videos,
  videoSubjects,
  withdrawnMedia,
} from '../origin/db/video-schema.ts';

/**
 * The tables of a backup, in the order of reading and restoring. Rows that a trigger would create come first,
 * such as words before the names that contain them, and revisions before their matches: the triggers then add
 * nothing. Outlooks also precede matches, so that the triggers of matches make them due again.
 */
const BACKED_UP: readonly SQLiteTable[] = [
  leagues,
  teams,
  seasons,
  seasonRules,
  venues,
  groupTeams,
  players,
  squadPlayers,
  searchWords,
  searchEntries,
  matchRevisions,
  seasonOutlooks,
  matches,
  matchDetails,
  matchRecords,
  matchPlayers,
  boxScoreLines,
  oddsOffers,
  articles,
  articleSubjects,
  withdrawnArticles,
  policies,
  videos,
  videoSubjects,
  playlists,
  withdrawnMedia,
  newsViews,
  dailyViews,
  tvChannels,
  users,
  identities,
  bettingAccounts,
  favourites,
  calendars,
  comments,
  commentReports,
  pushItems,
  pushSubscriptions,
  partners,
];

/** The tables that no backup has, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'a sign-in that ended after the backup would be valid again: everybody signs in again',
  proofs: 'they are valid for minutes',
  otp_requests: 'they are valid for minutes',
  captchas: 'they are valid for minutes',
  tries: 'they count minutes and hours',
  counted_viewers: 'they count one day',
  outbox: 'only local runs have messages in it',
  match_alerts:
    'it says what was sent minutes ago: matches in play begin again without repeating it',
  waiting_alerts: 'they are news for ten minutes',
  dead_letters: 'rooms report again what the database lacks',
  operator_runs: 'it is about backups themselves',
  comment_totals: 'triggers build it from comments',
  search_index: 'triggers build it from search_entries',
  search_word_parts: 'triggers build it from search_words',
  article_index: 'a restore builds it from articles',
  d1_migrations: 'a restore needs the same schema',
};

export interface BackupTable {
  name: string;
  columns: readonly string[];
  /** Parses a row as the database returns it. */
  row: v.GenericSchema<Row>;
}

export type Row = Record<string, string | number | null>;

export const TABLES: readonly BackupTable[] = BACKED_UP.map((table) => {
  const { columns } = getTableConfig(table);
  return {
    name: getTableName(table),
    columns: columns.map(({ name }) => name),
    row: v.strictObject(Object.fromEntries(columns.map((column) => [column.name, typeOf(column)]))),
  };
});

export function tableNamed(name: string): BackupTable | undefined {
  return TABLES.find((table) => table.name === name);
}

function typeOf(column: SQLiteColumn): v.GenericSchema<string | number | null> {
  const type = column.getSQLType();
  const value =
    type === 'text'
      ? v.string()
      : type === 'integer'
        ? v.pipe(v.number(), v.safeInteger())
        : v.pipe(v.number(), v.finite());
  return column.notNull || column.primary ? value : v.nullable(value);
}
