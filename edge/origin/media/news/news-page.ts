import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Whether a row comes after the page that ended with `flag`, newest first. */
export function isAfterFlag(
  { flag }: { flag?: string | undefined },
  time: SQLiteColumn,
  id: SQLiteColumn,
): SQL | undefined {
  const [, at, last = ''] = flag?.match(/^(-?\d+)_(.+)$/s) ?? [];
  if (at === undefined) return undefined;
  return or(lt(time, Number(at)), and(eq(time, Number(at)), lt(id, last)));
}

/** Returns a page of rows and its flag. An extra row in `rows` shows whether more follow. */
export function pageOf<Row extends { id: string; publishedAt: number }>(
  rows: readonly Row[],
  size: number,
): { listed: Row[]; flag: string | null } {
  const listed = rows.slice(0, size);
  const last = rows.length > size ? listed.at(-1) : undefined;
  return { listed, flag: last ? `${last.publishedAt}_${last.id}` : null };
}
