import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { VideoPage } from '../../../contracts/video.ts';
import { articles, type SubjectKind } from '../../db/content-schema.ts';
import type { Database } from '../../db/database.ts';
import { videos, videoSubjects, type VideoRow } from '../../db/video-schema.ts';
import type { NewsQuery } from '../news/news-lists.ts';
import { isAfterFlag, pageOf } from '../news/news-page.ts';
import { isPreferredVersion } from '../news/preferred-version.ts';
import { relationTo } from '../news/related.ts';
import { LISTED, videoWires, type ListedVideo } from './video-wire.ts';

/** Answers `listVideos`: videos of one sport or of all, newest first. */
export async function listVideos(
  db: Database,
  { sportId, ...query }: NewsQuery & { sportId?: SportId | undefined },
): Promise<VideoPage> {
  const { id, publishedAt } = videos;
  const rows = await db
    .select(LISTED)
    .from(videos)
    .where(
      and(
        sportId === undefined ? undefined : eq(videos.sportId, sportId),
        ...shown(query),
        isAfterFlag(query, publishedAt, id),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    // The extra row shows whether more follow.
    .limit(query.size + 1);
  return videoPage(db, rows, query.size);
}

/**
 * Answers `listLeagueVideos`, `listTeamVideos` and `listMatchVideos`: videos about the subject,
 * newest first.
 */
export async function listSubjectVideos(
  db: Database,
  subject: { kind: SubjectKind; id: string },
  query: NewsQuery,
): Promise<VideoPage> {
  const { kind, subjectId, videoId, publishedAt } = videoSubjects;
  const rows = await db
    .select(LISTED)
    .from(videoSubjects)
    .innerJoin(videos, eq(videos.id, videoId))
    .where(
      and(
        eq(kind, subject.kind),
        eq(subjectId, subject.id),
        ...shown(query),
        isAfterFlag(query, publishedAt, videoId),
      ),
    )
    .orderBy(desc(publishedAt), desc(videoId))
    .limit(query.size + 1);
  return videoPage(db, rows, query.size);
}

/**
 * Answers `listArticleVideos`: videos related to an article; undefined when the id names no
 * published article.
 */
export async function listArticleVideos(
  db: Database,
  id: string,
  query: Omit<NewsQuery, 'flag'>,
): Promise<VideoPage | undefined> {
  const { story, sportId, publishedAt } = articles;
  const [article] = await db
    .select({ id: articles.id, story, sportId, publishedAt })
    .from(articles)
    .where(and(eq(articles.id, id), lte(publishedAt, query.now)));
  if (!article) return undefined;
  const rows = await relatedTo(db, { of: 'article', ...article }, query);
  return { videos: await videoWires(db, rows), flag: null };
}

/**
 * Returns videos that share a video's matches, teams and leagues, those with the most in common
 * first, then others of its sport.
 */
export async function relatedVideos(
  db: Database,
  video: Pick<VideoRow, 'id' | 'story' | 'sportId' | 'publishedAt'>,
  query: Omit<NewsQuery, 'flag'>,
): Promise<ListedVideo[]> {
  return relatedTo(db, { of: 'video', ...video }, query);
}

async function relatedTo(
  db: Database,
  subject: Parameters<typeof relationTo>[0],
  { size, language, now }: Omit<NewsQuery, 'flag'>,
): Promise<ListedVideo[]> {
  const { shared, isRelated } = relationTo(subject, 'video');
  return db
    .select(LISTED)
    .from(videos)
    .leftJoin(shared, sql`shared.id = videos.id`)
    .where(and(isRelated, ...shown({ language, now })))
    .orderBy(sql`coalesce(shared.weight, 0) desc`, desc(videos.publishedAt), desc(videos.id))
    .limit(size);
}

/** Returns conditions for published videos, one per story. */
export function shown({ language, now }: Pick<NewsQuery, 'language' | 'now'>): SQL[] {
  return [lte(videos.publishedAt, now), isPreferredVersion(language, now, 'videos')];
}

async function videoPage(db: Database, rows: ListedVideo[], size: number): Promise<VideoPage> {
  const { listed, flag } = pageOf(rows, size);
  return { videos: await videoWires(db, listed), flag };
}
