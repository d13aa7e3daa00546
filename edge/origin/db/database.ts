import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

export type Database = DrizzleD1Database;
export type Statement = BatchItem<'sqlite'>;

/** D1 takes at most this many bound values in one statement. */
const MAX_BOUND_VALUES = 100;

export function createDatabase(d1: D1Database): Database {
  return drizzle(d1);
}

/** Runs the statements in one atomic round trip; none is fine. */
export async function runBatch(db: Database, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** Splits rows so that each part fits one INSERT, by the number of columns of a row. */
export function insertParts<Row extends object>(rows: readonly Row[]): Row[][] {
  const [first] = rows;
  if (!first) return [];
  const size = Math.max(1, Math.floor(MAX_BOUND_VALUES / Object.keys(first).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}

/** In an upsert: the value that the insert brought. */
export function excluded(column: SQLiteColumn): SQL {
  return sql.raw(`excluded."${column.name}"`);
}

/** In an upsert: the value that the insert brought, else the one that is there. */
export function newOrKnown(column: SQLiteColumn): SQL {
  return sql`coalesce(${excluded(column)}, ${column})`;
}

/** True when the column holds one of the values, which count as one bound value. */
export function isOneOf(column: SQLiteColumn, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
