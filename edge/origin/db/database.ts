import { DrizzleD1Database } from 'drizzle-orm/d1';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { SQLiteAsyncDialect, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { DistinctColumnsSession } from './distinct-columns.ts';

export type Database = DrizzleD1Database;
export type Statement = BatchItem<'sqlite'>;

/** Largest number of bound values in a D1 statement. */
const MAX_BOUND_VALUES = 100;

export function createDatabase(d1: D1Database): Database {
  const dialect = new SQLiteAsyncDialect();
  const session = new DistinctColumnsSession(d1, dialect, undefined);
  return new DrizzleD1Database('async', dialect, session, undefined);
}

/** Runs any number of statements in one atomic round trip. */
export async function runBatch(db: Database, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** Splits rows into parts that each fit one INSERT: D1 limits rows times columns. */
export function insertParts<Row extends object>(rows: readonly Row[]): Row[][] {
  const [first] = rows;
  if (!first) return [];
  const size = Math.max(1, Math.floor(MAX_BOUND_VALUES / Object.keys(first).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
}

/**
 * Returns SQL that binds rows as one JSON value, since D1 binds at most a hundred values. In the
 * query, `value ->> 'member'` reads a row.
 */
export function jsonRows(rows: readonly unknown[]): SQL {
  return sql`json_each(${JSON.stringify(rows)})`;
}

/** Returns SQL for the inserted value in an upsert. */
export function excluded(column: SQLiteColumn): SQL {
  return sql.raw(`excluded."${column.name}"`);
}

/**
 * Returns SQL for the inserted value in an upsert, or for the existing value if the inserted one is
 * null.
 */
export function newOrKnown(column: SQLiteColumn): SQL {
  return sql`coalesce(${excluded(column)}, ${column})`;
}

/**
 * Returns statements that upsert rows by the columns `by`. A known row that differs takes the new
 * values, but a value of a `kept` column stays where the new row has none.
 */
export function upsert<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { by, kept = [] }: { by: SQLiteColumn[]; kept?: (keyof Table['$inferInsert'])[] },
): Statement[] {
  const columns: [name: string, column: SQLiteColumn][] = Object.entries(getTableColumns(table));
  const changed = columns
    .filter(([, column]) => !by.includes(column))
    .map(([name, column]) => {
      const value = kept.includes(name) ? newOrKnown(column) : excluded(column);
      return { name, value, differs: sql`${column} is not ${value}` };
    });
  const set = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  const setWhere = sql.join(
    changed.map(({ differs }) => differs),
    sql` or `,
  );
  // The wider type suits all tables.
  const wide: SQLiteTable = table;
  return insertParts(rows).map((part) =>
    db.insert(wide).values(part).onConflictDoUpdate({ target: by, set, setWhere }),
  );
}

/** Whether the column has one of the values. They are bound as one value. */
export function isOneOf(column: SQLiteColumn, values: readonly string[]): SQL {
  return sql`${column} in (select value from ${jsonRows(values)})`;
}
