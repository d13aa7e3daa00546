import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Asset, Channel } from '../../tv/channel.ts';

/** A channel as JSON. */
export type ChannelRecord = Omit<Channel, 'assets'> & { assets: readonly Asset[] };

/** The 24/7 channel: one row, which is read and written as a whole. */
export const tvChannels = sqliteTable('tv_channels', {
  id: integer('id').primaryKey(),
  channel: text('channel', { mode: 'json' }).$type<ChannelRecord>().notNull(),
  /** Hash of what was sent; detects repeats. */
  fingerprint: text('fingerprint').notNull(),
  /** Counts schedules, so that concurrent writes do not overwrite each other. */
  revision: integer('revision').notNull(),
});
