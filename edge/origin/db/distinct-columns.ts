import { Column, is, SQL } from 'drizzle-orm';
import { SQLiteD1Session, type D1PreparedQuery } from 'drizzle-orm/d1';

type NoTables = Record<string, never>;
type Arguments = Parameters<SQLiteD1Session<NoTables, NoTables>['prepareQuery']>;

/**
 * Renames the columns of a query to `c0`, `c1` … if some names are equal, as in joined tables. D1
 * returns a batch's rows as objects by column name, so one of two equal columns would be lost.
 */
export class DistinctColumnsSession extends SQLiteD1Session<NoTables, NoTables> {
  override prepareQuery(...[query, fields, ...rest]: Arguments): D1PreparedQuery {
    const names = (fields ?? []).map(({ field }) => nameOf(field));
    const isDistinct = new Set(names).size === names.length;
    if (isDistinct || !query.sql.startsWith('select'))
      return super.prepareQuery(query, fields, ...rest);
    const columns = names.map((_, index) => `c${index}`).join();
    const sql = `with r(${columns}) as (${query.sql}) select * from r`;
    return super.prepareQuery({ ...query, sql }, fields, ...rest);
  }
}

/** Returns the name that the database gives the column; empty for an expression. */
function nameOf(field: unknown): string {
  if (is(field, Column)) return field.name;
  return is(field, SQL.Aliased) ? field.fieldAlias : '';
}
