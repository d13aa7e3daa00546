import { Buffer } from 'node:buffer';
import { matchRoom, sportRoom } from '../../realtime/hosts/room-stub.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { listKnownRooms } from './known-rooms.ts';
import type { Page } from './sections.ts';
import { tableNamed, type BackupTable } from './tables.ts';

/** Most rows, or most pictures, of a page. */
const ROWS = 500;
const PICTURES = 4;
/** Length above which a page takes no more items, characters of JSON. */
const PAGE_LENGTH = 1_000_000;
const ROOMS_AT_ONCE = 16;

/** An item, and the cursor of a page that begins behind it. `item` is null if there is nothing to back up. */
interface Read {
  item: unknown;
  cursor: string;
}

/** Returns the items of a section after `cursor`; undefined for an unknown section. */
export async function readPage(
  env: Env,
  section: string,
  cursor: string,
): Promise<Page | undefined> {
  if (section === 'sport-rooms') return readSport(env, cursor);
  if (section === 'match-rooms') return readRooms(env, cursor);
  if (section === 'avatars') return readAvatars(env, cursor);
  const table = tableNamed(section);
  return table && readRows(env, table, cursor);
}

async function readRows(env: Env, { name, columns }: BackupTable, cursor: string): Promise<Page> {
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const { results } = await env.DB.prepare(
    `SELECT rowid AS "page_row", ${listed} FROM "${name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
  )
    .bind(Number(cursor), ROWS)
    .all();
  const read = results.map(({ page_row: row, ...item }) => ({ item, cursor: String(row) }));
  return pageOf(read, results.length < ROWS);
}

async function readSport(env: Env, cursor: string): Promise<Page> {
  const index = Number(cursor);
  const sport = ALL_SPORTS[index];
  if (!sport) return { items: [], next: null };
  const backup = await sportRoom(env, sport.key).backup();
  return { items: backup ? [backup] : [], next: String(index + 1) };
}

async function readRooms(env: Env, cursor: string): Promise<Page> {
  const { rooms, isLast } = await listKnownRooms(env, cursor);
  const read = await mapBounded(rooms, ROOMS_AT_ONCE, async ({ matchId, cursor: after }) => ({
    item: await matchRoom(env, matchId).backup(),
    cursor: after,
  }));
  return pageOf(read, isLast);
}

/** Returns pictures after a cursor: 'k' and the key of a picture, or '0' for the first page. */
async function readAvatars({ AVATARS }: Env, cursor: string): Promise<Page> {
  const startAfter = cursor.slice(1);
  const { objects, truncated } = await AVATARS.list({ limit: PICTURES, startAfter });
  const read: Read[] = [];
  for (const { key } of objects) {
    const found = await AVATARS.get(key);
    // Null if its user has replaced or deleted it since it was listed.
    const item = found && {
      key,
      type: found.httpMetadata?.contentType,
      body: Buffer.from(await found.arrayBuffer()).toString('base64'),
    };
    read.push({ item, cursor: `k${key}` });
  }
  return pageOf(read, !truncated);
}

/** Returns a page of the read items, which ends after the item that exceeds the length. */
function pageOf(read: readonly Read[], isLast: boolean): Page {
  const items: unknown[] = [];
  let length = 0;
  for (const [index, { item, cursor }] of read.entries()) {
    if (item !== null) {
      items.push(item);
      length += JSON.stringify(item).length;
    }
    if (length >= PAGE_LENGTH && index < read.length - 1) return { items, next: cursor };
  }
  return { items, next: isLast ? null : (read.at(-1)?.cursor ?? null) };
}
