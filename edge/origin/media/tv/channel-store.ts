import { and, eq, sql } from 'drizzle-orm';
import type { Channel } from '../../../tv/channel.ts';
import { faultOfReplacing, replaceSchedule, type Schedule } from '../../../tv/replace-schedule.ts';
import type { Database } from '../../db/database.ts';
import { tvChannels, type ChannelRecord } from '../../db/tv-schema.ts';

const ID = 1;

/** Returns the 24/7 channel, or null. */
export async function readChannel(db: Database): Promise<Channel | null> {
  const row = await db.select().from(tvChannels).where(eq(tvChannels.id, ID)).get();
  return row ? channelOf(row.channel) : null;
}

export type Replaced =
  | { kind: 'taken' | 'unchanged' }
  | { kind: 'refused'; message: string }
  /** Another write came first: the caller may retry the whole call. */
  | { kind: 'busy' };

/** Replaces the channel's schedule from `now` (ms) on, unless the fingerprint is that of the last one. */
export async function storeSchedule(
  db: Database,
  { schedule, fingerprint, now }: { schedule: Schedule; fingerprint: string; now: number },
): Promise<Replaced> {
  const row = await db.select().from(tvChannels).where(eq(tvChannels.id, ID)).get();
  if (row?.fingerprint === fingerprint) return { kind: 'unchanged' };
  const before = row ? channelOf(row.channel) : null;
  const message = before && faultOfReplacing(before, schedule, now);
  if (message) return { kind: 'refused', message };
  const channel = recordOf(replaceSchedule(before, schedule, now));
  const written = row
    ? await db
        .update(tvChannels)
        .set({ channel, fingerprint, revision: sql`${tvChannels.revision} + 1` })
        .where(and(eq(tvChannels.id, ID), eq(tvChannels.revision, row.revision)))
        .returning({ id: tvChannels.id })
    : await db
        .insert(tvChannels)
        .values({ id: ID, channel, fingerprint, revision: 1 })
        .onConflictDoNothing()
        .returning({ id: tvChannels.id });
  return { kind: written.length > 0 ? 'taken' : 'busy' };
}

function channelOf(record: ChannelRecord): Channel {
  return { ...record, assets: new Map(record.assets.map((asset) => [asset.id, asset])) };
}

function recordOf(channel: Channel): ChannelRecord {
  return { ...channel, assets: [...channel.assets.values()] };
}
