import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './command.ts';
import { findFiles } from './find-files.ts';
import { PROJECT } from './project.ts';

const FOLDER = join(PROJECT, 'edge/origin/db/migrations');
/** drizzle-kit puts this between statements. */
const BREAK = '--> statement-breakpoint';

/** The part of a D1 database that migrating uses. */
export interface MigratedDatabase {
  prepare(sql: string): {
    bind(...values: unknown[]): ReturnType<MigratedDatabase['prepare']>;
    all(): Promise<{ results: unknown[] }>;
  };
  batch(statements: ReturnType<MigratedDatabase['prepare']>[]): Promise<unknown>;
}

/**
 * Brings the database to the newest schema: each migration in one batch with its entry in `d1_migrations`,
 * like `wrangler d1 migrations apply`. Returns the names of the applied ones. Throws a `StartError` for a
 * database with migrations that are not there.
 */
export async function migrate(db: MigratedDatabase): Promise<string[]> {
  await db.batch([
    db.prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT,
       name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    ),
  ]);
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(nameOf));
  const names = await findFiles('*.sql', FOLDER);
  const foreign = [...applied].find((name) => !names.some((known) => known === name));
  if (foreign !== undefined)
    throw new StartError(
      `The stored database is of another version (${String(foreign)}). Start with --fresh, or remove the folder of --state.`,
    );
  const missing = names.filter((name) => !applied.has(name));
  for (const name of missing) {
    const statements = (await readFile(join(FOLDER, name), 'utf8')).split(BREAK);
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
  return missing;
}

function nameOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
}
