import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BoxScoreValues } from '../../../realtime/protocol/details.ts';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type { Stats } from '../../../realtime/protocol/match-state.ts';
import type { MarketKey, Price } from '../../../realtime/protocol/odds.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';

/**
 * Incidents and statistics from a match's room at the match's end. As with states, only a newer
 * version overwrites a row (`writeRecords`).
 */
export const matchRecords = sqliteTable('match_records', {
  matchId: text('match_id').primaryKey(),
  epoch: text('epoch').notNull(),
  version: integer('version').notNull(),
  /** When it was read from the room, ms. */
  at: integer('at').notNull(),
  incidents: text('incidents', { mode: 'json' }).$type<Incident[]>().notNull(),
  stats: text('stats', { mode: 'json' }).$type<Stats>().notNull(),
});
export type MatchRecordRow = typeof matchRecords.$inferSelect;

/** Kinds of detail. A later detail replaces the whole earlier one of its kind. */
export const DETAIL_KINDS = [
  'lineup-home',
  'lineup-away',
  'box-score-home',
  'box-score-away',
  'statistics',
  'incidents',
  'broadcasters',
] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];

/**
 * A detail of a match. Its kind decides the type of `body`, which readers parse. A box score's
 * `body` has only the totals: `boxScoreLines` has the players.
 */
export const matchDetails = sqliteTable(
  'match_details',
  {
    matchId: text('match_id').notNull(),
    kind: text('kind').$type<DetailKind>().notNull(),
    /** ms */
    occurredAt: integer('occurred_at').notNull(),
    /** Hash of all that was sent; detects repeats. */
    fingerprint: text('fingerprint').notNull(),
    body: text('body', { mode: 'json' }).$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.kind] })],
);
export type MatchDetailRow = typeof matchDetails.$inferSelect;

/** A player's line of a box score. Season figures are sums of these lines. */
export const boxScoreLines = sqliteTable(
  'box_score_lines',
  {
    matchId: text('match_id').notNull(),
    playerId: text('player_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    /** Index in the team's list, from 0. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    number: integer('number'),
    position: text('position'),
    isStarter: integer('is_starter', { mode: 'boolean' }).notNull(),
    values: text('figures', { mode: 'json' }).$type<BoxScoreValues>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerId] }),
    index('box_score_lines_by_player').on(table.playerId),
  ],
);
export type BoxScoreLineRow = typeof boxScoreLines.$inferSelect;

/** A bookmaker's offer in a market of a match. `line` is '' where a market has none. */
export const oddsOffers = sqliteTable(
  'odds_offers',
  {
    matchId: text('match_id').notNull(),
    market: text('market').$type<MarketKey>().notNull(),
    line: text('line').notNull(),
    bookmakerId: text('bookmaker_id').notNull(),
    bookmakerName: text('bookmaker_name').notNull(),
    prices: text('prices', { mode: 'json' }).$type<Omit<Price, 'opening'>[]>().notNull(),
    /** The first known prices. */
    opening: text('opening', { mode: 'json' }).$type<Omit<Price, 'opening'>[]>().notNull(),
    isSuspended: integer('is_suspended', { mode: 'boolean' }).notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.market, table.line, table.bookmakerId] }),
  ],
);
export type OddsOfferRow = typeof oddsOffers.$inferSelect;

/**
 * Players known to belong to a match by its team sheets, box scores and incidents, rebuilt at each
 * change (see `listMatchPlayers`).
 */
export const matchPlayers = sqliteTable(
  'match_players',
  {
    matchId: text('match_id').notNull(),
    playerId: text('player_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    isStarter: integer('is_starter', { mode: 'boolean' }).notNull(),
    /** Whether a confirmed line-up, a box score or an incident shows that the player took part. */
    hasPlayed: integer('has_played', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerId] }),
    index('match_players_by_player').on(table.playerId),
  ],
);
