import { and, asc, eq, gt } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { PUBLISHED_PAGE, type PublishedRequest } from '../../../realtime/protocol/content.ts';
import { articles } from '../db/content-schema.ts';
import type { Database } from '../db/database.ts';
import { playlists, videos } from '../db/video-schema.ts';

/**
 * Returns ids of the articles, videos and playlists that a source has published: one page in order,
 * from the id after `after`.
 */
export async function listPublished(
  db: Database,
  { source, after }: PublishedRequest,
): Promise<string[]> {
  const idsOf = (table: typeof articles | typeof videos | typeof playlists) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.source, source), after === undefined ? undefined : gt(table.id, after)));
  const rows = await union(idsOf(articles), idsOf(videos), idsOf(playlists))
    .orderBy((ids) => asc(ids.id))
    .limit(PUBLISHED_PAGE);
  return rows.map(({ id }) => id);
}
