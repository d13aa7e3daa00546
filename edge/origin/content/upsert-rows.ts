import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { excluded, jsonRows, type Database, type Statement } from '../db/database.ts';

/** A table of content. */
type ContentTable = SQLiteTable & {
  id: SQLiteColumn;
  updatedAt: SQLiteColumn;
  fingerprint: SQLiteColumn;
};

/**
 * Returns a statement that upserts rows by id. Rows travel as one JSON value, since D1 binds at
 * most a hundred values.
 */
export function upsertRows<const Table extends ContentTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Statement {
  const columns: [name: string, column: SQLiteColumn][] = Object.entries(getTableColumns(table));
  const values = columns.map(([name, { dataType }]) =>
    sql.raw(dataType === 'json' ? `value -> '${name}'` : `value ->> '${name}'`),
  );
  const changed = columns.filter(([, column]) => !column.primary && column !== table.id);
  // The wider type suits all three tables.
  const shelf: ContentTable = table;
  return db
    .insert(shelf)
    .select(sql`select ${sql.join(values, sql`, `)} from ${jsonRows(rows)} where true`)
    .onConflictDoUpdate({
      target: table.id,
      set: Object.fromEntries(changed.map(([name, column]) => [name, excluded(column)])),
      // Concurrent requests keep the newest row.
      setWhere: sql`${excluded(table.updatedAt)} >= ${table.updatedAt}`,
    });
}

/**
 * Returns SQL that selects the ids of those rows that are stored now. A newer version may have kept
 * others out.
 */
export function writtenIds(
  table: ContentTable,
  rows: readonly { id: string; fingerprint: string }[],
): SQL {
  const sent = jsonRows(rows.map(({ id, fingerprint }) => ({ id, fingerprint })));
  return sql`(select ${table.id} from ${sent} join ${table} on ${table.id} = value ->> 'id'
    and ${table.fingerprint} = value ->> 'fingerprint')`;
}
