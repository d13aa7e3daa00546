import { matchRoom, sportRoom } from '../../realtime/hosts/room-stub.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { listKnownRooms } from './known-rooms.ts';
import { TABLES } from './tables.ts';

const ROOMS_AT_ONCE = 16;
/** Most rows of each table that one step erases, and most pictures that one step reads. */
const ROWS = 2_000;
const PICTURES = 200;

/** Returns the name of the first table of backups that has a row; undefined if none has. */
export async function firstFilledTable(env: Env): Promise<string | undefined> {
  const filled = TABLES.map(({ name }) => `EXISTS (SELECT 1 FROM "${name}") AS "${name}"`);
  const row = await env.DB.prepare(`SELECT ${filled.join(', ')}`).first();
  return TABLES.find(({ name }) => row?.[name] === 1)?.name;
}

/**
 * Does one step of undoing the restore `run`. Erases rooms and pictures that this restore filled, then all
 * rows: rooms come first, since the database lists them. Returns the cursor of the next step; null when the
 * product is empty again.
 */
export async function undoStep(env: Env, run: string, cursor: string): Promise<string | null> {
  const [part = '', after = ''] = cursor.split(/:(.*)/s);
  if (part === 'rooms') {
    const { rooms, isLast } = await listKnownRooms(env, after);
    await mapBounded(rooms, ROOMS_AT_ONCE, ({ matchId }) => matchRoom(env, matchId).erase(run));
    const next = rooms.at(-1)?.cursor;
    return isLast || next === undefined ? 'sports:' : `rooms:${next}`;
  }
  if (part === 'sports') {
    for (const { key } of ALL_SPORTS) await sportRoom(env, key).erase(run);
    return 'avatars:';
  }
  if (part === 'avatars') return erasePictures(env, run, after);
  return eraseRows(env);
}

export const UNDO_START = 'rooms:0';

async function erasePictures({ AVATARS }: Env, run: string, startAfter: string) {
  const listed = await AVATARS.list({
    limit: PICTURES,
    startAfter,
    include: ['customMetadata'],
  });
  const restored = listed.objects.filter(
    ({ customMetadata }) => customMetadata?.['restore'] === run,
  );
  if (restored.length > 0) await AVATARS.delete(restored.map(({ key }) => key));
  const last = listed.objects.at(-1)?.key;
  return listed.truncated && last !== undefined ? `avatars:${last}` : 'rows:';
}

/** Erases rows, and at the end the full-text indexes, which can only be emptied as a whole. */
async function eraseRows({ DB }: Env): Promise<string | null> {
  const erased = await DB.batch(
    TABLES.map(({ name }) =>
      DB.prepare(
        `DELETE FROM "${name}" WHERE rowid IN (SELECT rowid FROM "${name}" LIMIT ${ROWS})`,
      ),
    ),
  );
  if (erased.some(({ meta }) => meta.changes > 0)) return 'rows:';
  await DB.batch(
    ['search_index', 'search_word_parts', 'article_index'].map((index) =>
      DB.prepare(`INSERT INTO ${index}(${index}) VALUES ('delete-all')`),
    ),
  );
  return null;
}
