import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { excluded, type Database, type Statement } from '../db/database.ts';

/** A table of content. */
type ContentTable = SQLiteTable & {
  id: SQLiteColumn;
  updatedAt: SQLiteColumn;
  fingerprint: SQLiteColumn;
};

/**
 * Puts rows in, each in place of the one of its id. They travel as one JSON value: D1 binds no
 * more than a hundred values.
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
  // All that is done with it is the same for each of them.
  const shelf: ContentTable = table;
  return db
    .insert(shelf)
    .select(sql`select ${sql.join(values, sql`, `)} from ${jsonRows(rows)} where true`)
    .onConflictDoUpdate({
      target: table.id,
      set: Object.fromEntries(changed.map(([name, column]) => [name, excluded(column)])),
      // Two requests at a time end in the newest.
      setWhere: sql`${excluded(table.updatedAt)} >= ${table.updatedAt}`,
    });
}

/** Ids of those rows that are in now, and that no newer version has overtaken meanwhile. */
export function writtenIds(
  table: ContentTable,
  rows: readonly { id: string; fingerprint: string }[],
): SQL {
  const sent = jsonRows(rows.map(({ id, fingerprint }) => ({ id, fingerprint })));
  return sql`(select ${table.id} from ${sent} join ${table} on ${table.id} = value ->> 'id'
    and ${table.fingerprint} = value ->> 'fingerprint')`;
}

/** Rows as one bound value: `value ->> 'member'` reads them. */
export function jsonRows(rows: readonly unknown[]): SQL {
  return sql`json_each(${JSON.stringify(rows)})`;
}
