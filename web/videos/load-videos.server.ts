import type { VideoPage } from '../../edge/contracts/video.ts';
import {
  listLeagueVideos,
  listMatchVideos,
  listPlaylists,
  listTeamVideos,
  listVideos,
  searchVideos,
} from '../../edge/contracts/video-calls.ts';
import { SPORTS, type MainSportKey } from '../../realtime/sports/registry.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed, orNullWhenMissing } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { settle, type Settled } from '../api/settled.ts';
import type { Page } from '../app/kept-pages.ts';
import { notFound } from '../app/not-found.ts';
import { parsePlaylists, parseVideoPage, type PlaylistCard, type VideoCard } from './video.ts';

/** How many videos a list brings at a time. */
const PAGE_SIZE = 24;
const PLAYLISTS = 8;
/** How many a league's, a team's or a match's page shows. */
const FEW = 4;

interface Highlights {
  sportKey: MainSportKey | null;
  flag: string | null;
}

/** The videos of a sport, or all of them, from `flag` on. A page that no answer's `flag` leads to does not exist. */
export function loadHighlights(
  { api, edge }: LoaderContext,
  { sportKey, flag }: Highlights,
  signal: AbortSignal,
): Promise<Settled<Page<VideoCard>>> {
  const input = {
    size: PAGE_SIZE,
    language: edge.visitor.language,
    ...(flag !== null && { flag }),
    ...(sportKey && { sportId: SPORTS[sportKey].id }),
  };
  const listed = orNullWhenMissing(call(api, listVideos, input, signal));
  return settle(
    listed.then((page) => {
      if (!page) throw notFound();
      return parseVideoPage(page);
    }),
  );
}

/** The newest playlists; empty where they cannot be asked for: nobody misses them. */
export async function loadPlaylists(
  { api, edge }: LoaderContext,
  sportKey: MainSportKey | null,
  signal: AbortSignal,
): Promise<readonly PlaylistCard[]> {
  const input = {
    size: PLAYLISTS,
    language: edge.visitor.language,
    ...(sportKey && { sportId: SPORTS[sportKey].id }),
  };
  const page = await orNullWhenFailed(call(api, listPlaylists, input, signal));
  return page ? parsePlaylists(page) : [];
}

/** Videos of a keyword; empty where there is none, or they cannot be asked for. */
export async function findVideos(
  { api, edge }: LoaderContext,
  keyword: string,
  signal: AbortSignal,
): Promise<readonly VideoCard[]> {
  if (keyword === '') return [];
  const input = { keyword, size: FEW, language: edge.visitor.language };
  const page = await orNullWhenFailed(call(api, searchVideos, input, signal));
  return page ? parseVideoPage(page).entries : [];
}

const CALLS = { league: listLeagueVideos, team: listTeamVideos, match: listMatchVideos };

/** The newest videos of a league, a team or a match; empty where they cannot be asked for. */
export async function loadVideosOf(
  { api, edge }: LoaderContext,
  kind: keyof typeof CALLS,
  id: string,
  signal: AbortSignal,
): Promise<readonly VideoCard[]> {
  const input = { id, size: FEW, language: edge.visitor.language };
  const listed: Promise<VideoPage> = call(api, CALLS[kind], input, signal);
  const page = await orNullWhenFailed(listed);
  return page ? parseVideoPage(page).entries : [];
}
