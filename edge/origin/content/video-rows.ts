import type { Playlist } from '../../../realtime/protocol/playlist.ts';
import type { Video } from '../../../realtime/protocol/video.ts';
import { fingerprint } from '../catalogue/changes.ts';
import type { SubjectKind } from '../db/content-schema.ts';
import type { PlaylistRow, VideoRow, VideoSubjectRow } from '../db/video-schema.ts';
import { digestOf } from '../../digest.ts';

export interface ReadVideo {
  row: VideoRow;
  subjects: VideoSubjectRow[];
}

export interface ReadPlaylist {
  row: PlaylistRow;
}

/** Returns the rows that store a source's video and its subjects. */
export async function readVideo(video: Video, source: string): Promise<ReadVideo> {
  const { id, publishedAt, matchIds = [] } = video;
  const row = {
    id,
    story: video.story ?? id,
    slug: video.slug,
    language: video.language,
    title: video.title,
    titleWithoutScore: video.titleWithoutScore ?? null,
    description: video.description ?? '',
    streamUri: video.stream,
    duration: video.duration,
    posterUri: video.poster ?? null,
    captions: video.captions ?? {},
    author: video.author ?? null,
    publishedAt,
    updatedAt: video.updatedAt ?? publishedAt,
    sportId: video.sportId ?? null,
    tags: video.tags ?? [],
    matchIds: [...new Set(matchIds)],
  };
  const subjectsOf = (kind: SubjectKind, ids: readonly string[] = []) =>
    [...new Set(ids)].map((subjectId) => ({ kind, subjectId, videoId: id, publishedAt }));
  const subjects = [
    ...subjectsOf('league', video.leagueIds),
    ...subjectsOf('team', video.teamIds),
    ...subjectsOf('match', matchIds),
  ];
  return {
    row: { ...row, source, fingerprint: await digestOf(fingerprint({ row, subjects })) },
    subjects,
  };
}

/** Returns the row that stores a source's playlist. A video that is named twice plays once. */
export async function readPlaylist(playlist: Playlist, source: string): Promise<ReadPlaylist> {
  const { id, slug, language, title, publishedAt } = playlist;
  const row = {
    id,
    slug,
    language,
    title,
    titles: playlist.titles ?? {},
    description: playlist.description ?? '',
    descriptions: playlist.descriptions ?? {},
    sportId: playlist.sportId ?? null,
    videoIds: [...new Set(playlist.videoIds)],
    publishedAt,
    updatedAt: playlist.updatedAt ?? publishedAt,
  };
  return { row: { ...row, source, fingerprint: await digestOf(fingerprint(row)) } };
}
