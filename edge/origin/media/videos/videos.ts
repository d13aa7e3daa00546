import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { VideoDetail } from '../../../contracts/video.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { leagues, matches, teams } from '../../db/schema.ts';
import { videos, videoSubjects } from '../../db/video-schema.ts';
import { leagueWire, teamWire } from '../events/event-wire.ts';
import { eventList, selectEvents } from '../events/select-events.ts';
import type { NewsQuery } from '../news/news-lists.ts';
import { relatedVideos } from './video-lists.ts';
import { LISTED, videoWires } from './video-wire.ts';

/** Answers `getVideo`: undefined unless the id is published at `now` (ms). */
export async function findVideo(
  db: Database,
  id: string,
  query: Omit<NewsQuery, 'flag'>,
): Promise<VideoDetail | undefined> {
  const isPublished = lte(videos.publishedAt, query.now);
  const [video] = await db
    .select({ ...LISTED, tags: videos.tags, matchIds: videos.matchIds })
    .from(videos)
    .where(and(eq(videos.id, id), isPublished));
  if (!video) return undefined;
  const subjectIds = (kind: 'league' | 'team') =>
    db
      .select({ id: videoSubjects.subjectId })
      .from(videoSubjects)
      .where(and(eq(videoSubjects.videoId, id), eq(videoSubjects.kind, kind)));
  const [[versions, leagueRows, teamRows], shown, related] = await Promise.all([
    db.batch([
      db
        .select({
          videoId: videos.id,
          videoSlug: videos.slug,
          videoLanguage: videos.language,
        })
        .from(videos)
        .where(and(eq(videos.story, video.story), isPublished))
        .orderBy(asc(videos.language), asc(videos.id)),
      db
        .select()
        .from(leagues)
        .where(inArray(leagues.id, subjectIds('league')))
        .orderBy(asc(leagues.name)),
      db
        .select()
        .from(teams)
        .where(inArray(teams.id, subjectIds('team')))
        .orderBy(asc(teams.name)),
    ]),
    selectEvents(db, isOneOf(matches.id, video.matchIds)),
    relatedVideos(db, video, query),
  ]);
  const [wire, ...relatedWires] = await videoWires(db, [video, ...related]);
  if (!wire) return undefined;
  const place = new Map(video.matchIds.map((matchId, index) => [matchId, index]));
  const placeOf = (matchId: string) => place.get(matchId) ?? 0;
  return {
    video: wire,
    tags: video.tags,
    leagues: leagueRows.map(leagueWire),
    teams: teamRows.map(teamWire),
    matches: eventList(shown.toSorted((a, b) => placeOf(a.match.id) - placeOf(b.match.id))),
    versions,
    related: relatedWires,
  };
}
