import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './command.ts';
import { findFiles } from './find-files.ts';
import { PROJECT } from './project.ts';

const FOLDER = join(PROJECT, 'edge/origin/db/migrations');
/** What drizzle-kit writes between statements. */
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
 * Applies the missing migrations, each in one batch with its entry in `d1_migrations`, as
 * `wrangler d1 migrations apply` does. Returns their names. Throws a `StartError` if the database has a
 * migration that this version does not know.
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
