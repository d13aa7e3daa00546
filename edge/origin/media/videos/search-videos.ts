import { and, desc, eq } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import { foldText } from '../../../../realtime/protocol/fold-text.ts';
import type { VideoPage } from '../../../contracts/video.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { videos } from '../../db/video-schema.ts';
import { shown } from './video-lists.ts';
import { LISTED, videoWires } from './video-wire.ts';

export interface VideoSearchQuery {
  keyword: string;
  size: number;
  sportId?: SportId | undefined;
  language: string;
  /** ms */
  now: number;
}

/** Older videos are rarely wanted, and reading this many titles takes a few ms. */
const NEWEST = 1_000;

/**
 * Answers `searchVideos`: those of the newest 1,000 videos in which each typed word begins a word
 * of the title or description, regardless of case and diacritics. Videos with all words in the
 * title come first; each group is newest first.
 */
export async function searchVideos(
  db: Database,
  { keyword, size, sportId, ...query }: VideoSearchQuery,
): Promise<VideoPage> {
  const words = foldText(keyword).split(' ').filter(Boolean);
  if (words.length === 0) return { videos: [], flag: null };
  const { id, title, description, publishedAt } = videos;
  const newest = await db
    .select({ id, title, description })
    .from(videos)
    .where(and(sportId === undefined ? undefined : eq(videos.sportId, sportId), ...shown(query)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(NEWEST);
  const inTitle = newest.filter((video) => hasWords(video.title, words));
  const named = new Set(inTitle.map((video) => video.id));
  const inText = newest.filter(
    (video) => !named.has(video.id) && hasWords(`${video.title} ${video.description}`, words),
  );
  const ids = [...inTitle, ...inText].slice(0, size).map((video) => video.id);
  const rows = await db.select(LISTED).from(videos).where(isOneOf(id, ids));
  const place = new Map(ids.map((each, index) => [each, index]));
  const placeOf = (row: { id: string }) => place.get(row.id) ?? 0;
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  return { videos: await videoWires(db, ordered), flag: null };
}

function hasWords(text: string, words: readonly string[]): boolean {
  const own = foldText(text).split(' ');
  return words.every((word) => own.some((each) => each.startsWith(word)));
}
