import { asc, gt, sql } from 'drizzle-orm';
import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { Env } from '../env.ts';
import { createDatabase, isOneOf } from '../origin/db/database.ts';
import { matches } from '../origin/db/schema.ts';

/** Most rooms of one page. */
const ROOMS = 32;

/** A match that may have a room. The next page after `cursor` begins behind it. */
export interface KnownRoom {
  matchId: string;
  cursor: string;
}

/**
 * Returns the page after `cursor` of the matches that may have a room, and whether it is the last. Rooms
 * cannot be listed, so these are the matches of the database, then those that only a sport's room has because
 * the database did not answer.
 */
export async function listKnownRooms(
  env: Env,
  cursor: string,
): Promise<{ rooms: KnownRoom[]; isLast: boolean }> {
  const isStored = !cursor.startsWith('unstored:');
  if (!isStored) return listUnstored(env, cursor.slice('unstored:'.length));
  const row = sql<number>`rowid`;
  const rows = await createDatabase(env.DB)
    .select({ row, id: matches.id })
    .from(matches)
    .where(gt(row, Number(cursor)))
    .orderBy(asc(row))
    .limit(ROOMS);
  if (rows.length === 0) return listUnstored(env, '');
  return {
    rooms: rows.map(({ row: at, id }) => ({ matchId: id, cursor: `${at}` })),
    isLast: false,
  };
}

async function listUnstored(env: Env, after: string) {
  const lists = await Promise.all(ALL_SPORTS.map(({ key }) => sportRoom(env, key).snapshot()));
  const shown = lists.flatMap(({ lines }) => Object.keys(lines)).filter((id) => id > after);
  const stored = await createDatabase(env.DB)
    .select({ id: matches.id })
    .from(matches)
    .where(isOneOf(matches.id, shown));
  const known = new Set(stored.map(({ id }) => id));
  const unstored = shown.filter((id) => !known.has(id)).toSorted((a, b) => (a < b ? -1 : 1));
  const rooms = unstored
    .slice(0, ROOMS)
    .map((matchId) => ({ matchId, cursor: `unstored:${matchId}` }));
  return { rooms, isLast: unstored.length <= ROOMS };
}
