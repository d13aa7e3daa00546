import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { findFiles } from '../local/find-files.ts';

const HOURS_MS = 3 * 3_600_000;

const matchRow = v.object({ epoch: v.nullable(v.string()), version: v.number() });
const recordRow = v.object({ version: v.number(), incidents: v.string(), stats: v.string() });

/** A match in D1; `record` is null if the match was never closed. */
export interface StoredMatch {
  epoch: string | null;
  version: number;
  record: { version: number; incidents: unknown; stats: unknown } | null;
}

/** Reads the product's database file directly, not through the Worker. */
export class DatabaseFile {
  readonly #db: DatabaseSync;

  private constructor(db: DatabaseSync) {
    this.#db = db;
  }

  static async open(state: string, { readOnly = true } = {}): Promise<DatabaseFile> {
    const folder = join(state, 'store/d1');
    const files = await findFiles('**/*.sqlite', folder);
    for (const file of files) {
      const db = new DatabaseSync(join(folder, file), { readOnly });
      const tables = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'matches'").all();
      if (tables.length > 0) return new DatabaseFile(db);
      db.close();
    }
    throw new Error(`No database in ${folder}`);
  }

  read(matchId: string): StoredMatch | null {
    const row = this.#db
      .prepare('SELECT state_epoch AS epoch, state_version AS version FROM matches WHERE id = ?')
      .get(matchId);
    if (row === undefined) return null;
    const record = this.#db
      .prepare('SELECT version, incidents, stats FROM match_records WHERE match_id = ?')
      .get(matchId);
    return { ...v.parse(matchRow, row), record: record === undefined ? null : readRecord(record) };
  }

  /** Makes everything three hours older. Needs write access, and the product stopped. */
  age(): void {
    this.#db.exec(`UPDATE matches SET state_at = state_at - ${HOURS_MS} WHERE state_at > 0`);
    this.#db.exec(`UPDATE match_records SET at = at - ${HOURS_MS}`);
  }

  close(): void {
    this.#db.close();
  }
}

function readRecord(row: unknown) {
  const { version, incidents, stats } = v.parse(recordRow, row);
  return { version, incidents: JSON.parse(incidents), stats: JSON.parse(stats) };
}
