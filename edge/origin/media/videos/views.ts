import { eq, sql } from 'drizzle-orm';
import { articles } from '../../db/content-schema.ts';
import type { Database } from '../../db/database.ts';
import { countedViewers, dailyViews, newsViews, videos } from '../../db/video-schema.ts';
import { digestOf, keyedDigestOf } from '../../../digest.ts';

export const DAY = 86_400_000;
/** Number of days that popularity covers, including today. */
export const POPULAR_DAYS = 7;

/** Returns the number of UTC days from 1970 to a time (ms). */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

interface View {
  newsId: string;
  /** The visitor's device, else their IPv4 address or /48. */
  viewer: string;
  /** ms */
  now: number;
  /** Key for hashes of viewers; null if unset. */
  secret: string | null;
}

/** Returns the views of a published article or video; undefined if it is missing. */
export async function viewsOf(
  db: Database,
  { newsId, now }: Pick<View, 'newsId' | 'now'>,
): Promise<number | undefined> {
  const isPublished = (table: typeof articles | typeof videos) =>
    sql`exists (select 1 from ${table} where id = ${newsId} and published_at <= ${now})`;
  const [row] = await db.all<{ is_published: number; views: number }>(
    sql`select ${isPublished(articles)} or ${isPublished(videos)} is_published,
      coalesce((select views from news_views where news_id = ${newsId}), 0) views`,
  );
  return row && row.is_published !== 0 ? row.views : undefined;
}

/** Whether the visitor's view of this article or video was counted today. */
export async function isCounted(db: Database, view: View): Promise<boolean> {
  const rows = await db
    .select({ day: countedViewers.day })
    .from(countedViewers)
    .where(eq(countedViewers.hash, await hashOf(view)));
  return rows.length > 0;
}

/**
 * Counts a view of an article or video, once per visitor and day. The database serialises writes,
 * so only one of several concurrent views counts.
 */
export async function countView(db: Database, view: View): Promise<void> {
  const { newsId, now } = view;
  const day = dayOf(now);
  const hash = await hashOf(view);
  const isNew = sql`not exists (select 1 from ${countedViewers} where hash = ${hash})`;
  await db.batch([
    db
      .insert(newsViews)
      .select(sql`select ${newsId}, 1 where ${isNew}`)
      .onConflictDoUpdate({
        target: newsViews.newsId,
        set: { views: sql`${newsViews.views} + 1` },
      }),
    db
      .insert(dailyViews)
      .select(sql`select ${day}, ${newsId}, 1 where ${isNew}`)
      .onConflictDoUpdate({
        target: [dailyViews.day, dailyViews.newsId],
        set: { views: sql`${dailyViews.views} + 1` },
      }),
    db.insert(countedViewers).values({ hash, day }).onConflictDoNothing(),
  ]);
}

async function hashOf({ newsId, viewer, now, secret }: View): Promise<string> {
  const text = `view ${dayOf(now)} ${newsId} ${viewer}`;
  return secret === null ? digestOf(text) : keyedDigestOf(secret, text);
}
