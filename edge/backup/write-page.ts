import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  matchBackupSchema,
  sportBackupSchema,
  type RestoreOutcome,
} from '../../realtime/hosts/room-backup.ts';
import { matchRoom, sportRoom } from '../../realtime/hosts/room-stub.ts';
import { sportByKey } from '../../realtime/sports/registry.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { wordsOf } from '../origin/content/article-rows.ts';
import { articleIndex } from '../origin/db/article-index.ts';
import { articles } from '../origin/db/content-schema.ts';
import { createDatabase, insertParts, isOneOf, jsonRows, runBatch } from '../origin/db/database.ts';
import { writeUnsaved } from '../queue/write-unsaved.ts';
import { copyStates } from '../scheduled/reconcile.ts';
import { avatarSchema } from './sections.ts';
import { tableNamed, type BackupTable, type Row } from './tables.ts';

const ROOMS_AT_ONCE = 16;

/** Why items cannot be restored. The message is for the operator. */
export class RestoreError extends Error {}

interface Target {
  env: Env;
  /** Id of the restore. */
  run: string;
  /** ms */
  now: number;
}

/** Restores items of a section. Throws a `RestoreError` for an invalid item, or a room with another history. */
export async function writePage(
  target: Target,
  section: string,
  items: readonly unknown[],
): Promise<void> {
  if (section === 'sport-rooms') return writeSports(target, parsed(sportBackupSchema, items));
  if (section === 'match-rooms') return writeRooms(target, parsed(matchBackupSchema, items));
  if (section === 'avatars') return writeAvatars(target, parsed(avatarSchema, items));
  const table = tableNamed(section);
  if (!table) throw new RestoreError(`There is no section "${section}".`);
  return writeRows(target, table, parsed(table.row, items));
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  items: readonly unknown[],
): v.InferInput<Schema>[] {
  const list = v.array(schema);
  // Returns the input: parsing may reorder an item's members, which a snapshot would show.
  if (v.is(list, items)) return items;
  const [{ message, path } = { message: '', path: undefined }] =
    v.safeParse(list, items).issues ?? [];
  const at = path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new RestoreError(`An item of the backup is malformed: ${at}: ${message}`);
}

async function writeRows({ env }: Target, table: BackupTable, rows: readonly Row[]) {
  if (rows.length === 0) return;
  const { name, columns } = table;
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const placed = `(${columns.map(() => '?').join(', ')})`;
  try {
    await env.DB.batch(
      insertParts(rows).map((part) =>
        env.DB.prepare(
          `INSERT INTO "${name}" (${listed}) VALUES ${part.map(() => placed).join(', ')}`,
        ).bind(...part.flatMap((row) => columns.map((column) => row[column]))),
      ),
    );
  } catch (error) {
    if (!/constraint/i.test(String(error))) throw error;
    throw new RestoreError(`Rows of ${name} contradict each other.`);
  }
  if (name === 'articles') await indexArticles(env, rows);
}

async function indexArticles(env: Env, rows: readonly Row[]): Promise<void> {
  const db = createDatabase(env.DB);
  const ids = rows.map(({ id }) => String(id));
  const found = await db.select().from(articles).where(isOneOf(articles.id, ids));
  // One statement per article: their texts together may exceed the largest value of the database.
  await runBatch(
    db,
    found.map(({ key, ...row }) =>
      db.insert(articleIndex).select(
        sql`select value ->> 'key', value ->> 'title', value ->> 'summary', value ->> 'body',
            value ->> 'sport' from ${jsonRows([{ key, ...wordsOf(row) }])}`,
      ),
    ),
  );
}

async function writeSports(
  { env, run }: Target,
  backups: v.InferOutput<typeof sportBackupSchema>[],
) {
  for (const backup of backups) {
    const sport = sportByKey(backup.sport);
    if (!sport) throw new RestoreError(`There is no sport "${backup.sport}".`);
    refuseForeign(backup.sport, await sportRoom(env, sport.key).restore(backup, run));
  }
}

/**
 * Restores match rooms, then writes their states to the database, since a room may be newer than its match's
 * rows. A room that already has the match keeps its state, so that a lost database can be restored alone.
 */
async function writeRooms(
  { env, run, now }: Target,
  backups: v.InferOutput<typeof matchBackupSchema>[],
) {
  const outcomes = await mapBounded(backups, ROOMS_AT_ONCE, async (backup) => {
    const { matchId } = backup;
    const outcome = await matchRoom(env, matchId).restore(backup, run);
    refuseForeign(matchId, outcome);
    return { matchId, outcome };
  });
  const idsOf = (wanted: RestoreOutcome) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ matchId }) => matchId);
  await writeUnsaved(env, createDatabase(env.DB), { matchIds: idsOf('restored'), now });
  await copyStates(env, idsOf('kept'), now);
}

function refuseForeign(room: string, outcome: RestoreOutcome): void {
  if (outcome === 'occupied')
    throw new RestoreError(`The room ${room} has another history than the backup.`);
}

async function writeAvatars({ env, run }: Target, avatars: v.InferOutput<typeof avatarSchema>[]) {
  for (const { key, type, body } of avatars) {
    // The bucket has this picture already: a picture never changes under its key.
    if (await env.AVATARS.head(key)) continue;
    await env.AVATARS.put(key, Buffer.from(body, 'base64'), {
      httpMetadata: { contentType: type },
      customMetadata: { restore: run },
    });
  }
}
