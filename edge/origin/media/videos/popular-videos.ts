import { and, desc, eq, gte, lte, sql, sum } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { PopularPlaylist } from '../../../contracts/playlist.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { dailyViews, videos } from '../../db/video-schema.ts';
import type { NewsQuery } from '../news/news-lists.ts';
import { shown } from './video-lists.ts';
import { LISTED, videoWires, type ListedVideo } from './video-wire.ts';
import { DAY, dayOf, POPULAR_DAYS } from './views.ts';

/**
 * Answers `getPopularPlaylist`: stories by the views of all their versions on the latest seven days
 * (UTC, with today); among equals the newer first. The newest unviewed stories fill the list.
 */
export async function popularVideos(
  db: Database,
  { sportId, size, ...query }: Omit<NewsQuery, 'flag'> & { sportId?: SportId | undefined },
): Promise<PopularPlaylist> {
  const { now } = query;
  const first = dayOf(now) - POPULAR_DAYS + 1;
  const { id, story, publishedAt } = videos;
  const isOfSport = sportId === undefined ? undefined : eq(videos.sportId, sportId);
  const ranked = await db
    .select({ story })
    .from(dailyViews)
    .innerJoin(videos, eq(id, dailyViews.newsId))
    .where(and(gte(dailyViews.day, first), lte(publishedAt, now), isOfSport))
    .groupBy(story)
    .orderBy(desc(sum(dailyViews.views)), desc(sql`max(${publishedAt})`), desc(story))
    .limit(size);
  const stories = ranked.map((row) => row.story);
  const select = () => db.select(LISTED).from(videos).$dynamic();
  const [viewed, others] = await Promise.all([
    select().where(and(isOneOf(story, stories), ...shown(query))),
    stories.length === size
      ? []
      : select()
          .where(and(isOfSport, sql`not ${isOneOf(story, stories)}`, ...shown(query)))
          .orderBy(desc(publishedAt), desc(id))
          .limit(size - stories.length),
  ]);
  const place = new Map(stories.map((each, index) => [each, index]));
  const placeOf = (row: ListedVideo) => place.get(row.story) ?? 0;
  const rows = [...viewed.toSorted((a, b) => placeOf(a) - placeOf(b)), ...others];
  return {
    videos: await videoWires(db, rows),
    since: first * DAY,
  };
}
