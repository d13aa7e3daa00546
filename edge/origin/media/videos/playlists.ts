import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { PlaylistDetail, PlaylistPage, PlaylistWire } from '../../../contracts/playlist.ts';
import type { VideoWire } from '../../../contracts/video.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { playlists, videos, type PlaylistRow } from '../../db/video-schema.ts';
import type { NewsQuery } from '../news/news-lists.ts';
import { isAfterFlag, pageOf } from '../news/news-page.ts';
import { languageDistance } from '../news/preferred-version.ts';
import { shown } from './video-lists.ts';
import { LISTED, videoWires } from './video-wire.ts';

/**
 * Answers `listPlaylists`: playlists of one sport or of all, newest first. Leaves out those without
 * a published video.
 */
export async function listPlaylists(
  db: Database,
  { sportId, ...query }: NewsQuery & { sportId?: SportId | undefined },
): Promise<PlaylistPage> {
  const { id, publishedAt } = playlists;
  const stories = storiesOf(sql`playlists.video_ids`, query.now);
  const rows = await db
    .select({
      playlist: playlists,
      size: sql<number>`(select count(*) from ${stories})`,
      firstStory: sql<string>`(select story from ${stories} order by place limit 1)`,
    })
    .from(playlists)
    .where(
      and(
        lte(publishedAt, query.now),
        sportId === undefined ? undefined : eq(playlists.sportId, sportId),
        sql`exists (select 1 from ${stories})`,
        isAfterFlag(query, publishedAt, id),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(query.size + 1);
  const { listed, flag } = pageOf(
    rows.map((row) => ({ ...row.playlist, size: row.size, firstStory: row.firstStory })),
    query.size,
  );
  const firsts = await db
    .select(LISTED)
    .from(videos)
    .where(
      and(
        isOneOf(
          videos.story,
          listed.map(({ firstStory }) => firstStory),
        ),
        ...shown(query),
      ),
    );
  const wires = await videoWires(db, firsts);
  const byStory = new Map(firsts.map(({ story }, index) => [story, wires[index]]));
  return {
    playlists: listed.map((row) =>
      playlistWire(row, {
        language: query.language,
        size: row.size,
        first: byStory.get(row.firstStory),
      }),
    ),
    flag,
  };
}

/** Answers `getPlaylist`: undefined unless the id is published at `now` (ms). */
export async function findPlaylist(
  db: Database,
  id: string,
  query: Pick<NewsQuery, 'language' | 'now'>,
): Promise<PlaylistDetail | undefined> {
  const stories = storiesOf(sql`(select video_ids from playlists where id = ${id})`, query.now);
  const [[playlist], rows] = await Promise.all([
    db
      .select()
      .from(playlists)
      .where(and(eq(playlists.id, id), lte(playlists.publishedAt, query.now))),
    db
      .select(LISTED)
      .from(videos)
      .innerJoin(sql`${stories} listed`, sql`videos.story = listed.story`)
      .where(and(...shown(query)))
      .orderBy(asc(sql`listed.place`)),
  ]);
  if (!playlist) return undefined;
  const { language } = query;
  const listed = await videoWires(db, rows);
  return {
    playlist: playlistWire(playlist, { language, size: listed.length, first: listed[0] }),
    videos: listed,
  };
}

/**
 * Returns SQL that selects the stories of a playlist's published videos, each once, with their
 * places.
 */
function storiesOf(videoIds: SQL, now: number): SQL {
  return sql`(select own.story story, min(each.key) place from json_each(${videoIds}) each
    join videos own on own.id = each.value and own.published_at <= ${now} group by own.story)`;
}

function playlistWire(
  row: PlaylistRow,
  { language, size, first }: { language: string; size: number; first: VideoWire | undefined },
): PlaylistWire {
  const titles: Record<string, string> = { ...row.titles, [row.language]: row.title };
  const [nearest = row.language] = Object.keys(titles).toSorted(
    (a, b) => languageDistance(a, language) - languageDistance(b, language) || (a < b ? -1 : 1),
  );
  return {
    playlistId: row.id,
    playlistSlug: row.slug,
    playlistTitle: titles[nearest] ?? row.title,
    playlistDescription:
      (nearest === row.language ? row.description : row.descriptions[nearest]) ?? '',
    playlistLanguage: nearest,
    playlistPublishedAt: row.publishedAt,
    playlistUpdatedAt: row.updatedAt,
    playlistSportId: row.sportId,
    playlistSize: size,
    playlistFirst: first ?? null,
  };
}
