import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Of a list by time, the newest first: what follows the page that ended with `flag`. */
export function isAfterFlag(
  { flag }: { flag?: string | undefined },
  time: SQLiteColumn,
  id: SQLiteColumn,
): SQL | undefined {
  const [, at, last = ''] = flag?.match(/^(-?\d+)_(.+)$/s) ?? [];
  if (at === undefined) return undefined;
  return or(lt(time, Number(at)), and(eq(time, Number(at)), lt(id, last)));
}

/** A page of rows, of which one more than is shown tells whether anything follows. */
export function pageOf<Row extends { id: string; publishedAt: number }>(
  rows: readonly Row[],
  size: number,
): { listed: Row[]; flag: string | null } {
  const listed = rows.slice(0, size);
  const last = rows.length > size ? listed.at(-1) : undefined;
  return { listed, flag: last ? `${last.publishedAt}_${last.id}` : null };
}
