import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../../realtime/hosts/log.ts';
import { StartError } from './command.ts';
import { findFiles } from './find-files.ts';

const RESTORE =
  'Restore a backup into another folder: "npm start -- --feed none --state OTHER", then ' +
  '"npm run restore -- --from BACKUP --state OTHER". Without a backup, begin again: remove this folder, as ' +
  '"npm start -- --fresh" does.';

/**
 * Throws a `StartError` if a database below a folder is damaged: that of the product, or one of its rooms. The
 * Worker would answer with internal errors, and name no file. `advice` says what to do.
 */
export async function refuseDamage(store: string, advice = RESTORE): Promise<void> {
  const files = await findFiles('**/*.sqlite', store);
  const hasRooms = files.some((file) => file.startsWith('do/'));
  for (const file of files) {
    // A killed process may leave a room's new file empty. The product's has tables before there are rooms.
    const damage = damageOf(join(store, file), hasRooms && file.startsWith('d1/'));
    if (damage !== null)
      throw new StartError(`The database in ${store} is damaged (${file}: ${damage}). ${advice}`);
  }
}

/** Returns what is wrong with a database file, or null. `hadTables` tells one that cannot be empty. */
function damageOf(path: string, hadTables: boolean): string | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    // SQLite puts the database's name before what it found.
    if (found !== 'ok') return String(found).replace(/^\*\*\* in database main \*\*\*\s*/, '');
    const isEmpty = database.prepare('SELECT name FROM sqlite_schema').get() === undefined;
    return hadTables && isEmpty ? 'it has no tables' : null;
  } catch (error) {
    return messageOf(error);
  } finally {
    database?.close();
  }
}
