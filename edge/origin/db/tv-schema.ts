import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Asset, Channel } from '../../tv/channel.ts';

/** A channel in JSON. */
export type ChannelRecord = Omit<Channel, 'assets'> & { assets: readonly Asset[] };

/** The 24/7 channel: one row, read and written whole. */
export const tvChannels = sqliteTable('tv_channels', {
  id: integer('id').primaryKey(),
  channel: text('channel', { mode: 'json' }).$type<ChannelRecord>().notNull(),
  /** Of what was sent: the same again is no news. */
  fingerprint: text('fingerprint').notNull(),
  /** Counts the schedules, so that two at once do not undo each other. */
  revision: integer('revision').notNull(),
});
