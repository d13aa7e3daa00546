import { sql } from 'drizzle-orm';
import type { TeamWire } from '../../../contracts/team.ts';
import type { VideoWire } from '../../../contracts/video.ts';
import type { Database } from '../../db/database.ts';
import { videos, type VideoRow } from '../../db/video-schema.ts';
import { picturedTeamIds, picturedTeams } from '../news/pictured-teams.ts';

/** Columns of a video in a list. */
export const LISTED = {
  id: videos.id,
  story: videos.story,
  slug: videos.slug,
  language: videos.language,
  title: videos.title,
  titleWithoutScore: videos.titleWithoutScore,
  description: videos.description,
  streamUri: videos.streamUri,
  duration: videos.duration,
  posterUri: videos.posterUri,
  captions: videos.captions,
  author: videos.author,
  publishedAt: videos.publishedAt,
  updatedAt: videos.updatedAt,
  sportId: videos.sportId,
  /** Views of the story in all languages. */
  views: sql<number>`(select coalesce(sum(counted.views), 0) from videos version
    join news_views counted on counted.news_id = version.id where version.story = videos.story)`,
  teamIds: picturedTeamIds('videos'),
};
export type ListedVideo = Pick<VideoRow, Exclude<keyof typeof LISTED, 'views' | 'teamIds'>> & {
  views: number;
  teamIds: string;
};

/** Returns videos of a list, with the teams in their pictures. */
export async function videoWires(db: Database, rows: readonly ListedVideo[]): Promise<VideoWire[]> {
  const teamsOf = await picturedTeams(db, rows);
  return rows.map((row) => videoWire(row, teamsOf(row)));
}

function videoWire(row: ListedVideo, teams: TeamWire[]): VideoWire {
  return {
    videoId: row.id,
    videoSlug: row.slug,
    videoLanguage: row.language,
    videoTitle: row.title,
    videoTitleWithoutScore: row.titleWithoutScore,
    videoDescription: row.description,
    videoStreamUri: row.streamUri,
    videoDuration: row.duration,
    videoPosterUri: row.posterUri,
    videoCaptions: Object.entries(row.captions).map(([language, uri]) => ({ language, uri })),
    videoAuthor: row.author,
    videoPublishedAt: row.publishedAt,
    videoUpdatedAt: row.updatedAt,
    videoSportId: row.sportId,
    videoViews: row.views,
    videoTeams: teams,
  };
}
