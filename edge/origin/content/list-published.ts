import { and, asc, eq, gt } from 'drizzle-orm';
import { PUBLISHED_PAGE, type PublishedRequest } from '../../../realtime/protocol/content.ts';
import { articles } from '../db/content-schema.ts';
import type { Database } from '../db/database.ts';

/** Ids of the articles that a source has published, from the one after `after` on. */
export async function listPublished(
  db: Database,
  { source, after }: PublishedRequest,
): Promise<string[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(eq(articles.source, source), after === undefined ? undefined : gt(articles.id, after)),
    )
    .orderBy(asc(articles.id))
    .limit(PUBLISHED_PAGE);
  return rows.map(({ id }) => id);
}
