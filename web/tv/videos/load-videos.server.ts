import type { VideoPage } from '../../../edge/contracts/video.ts';
import {
  listLeagueVideos,
  listMatchVideos,
  listPlaylists,
  listTeamVideos,
  listVideos,
  searchVideos,
} from '../../../edge/contracts/video-calls.ts';
import { SPORTS, type MainSportKey } from '../../../realtime/sports/registry.ts';
import { call } from '../../api/client.ts';
import { orNullWhenFailed, orNullWhenMissing } from '../../api/failure.ts';
import type { LoaderContext } from '../../api/loader-context.server.ts';
import { settle, type Settled } from '../../api/settled.ts';
import type { Page } from '../../app/page-cache.ts';
import { notFound } from '../../app/not-found.ts';
import { parsePlaylists, parseVideoPage, type PlaylistCard, type VideoCard } from './video.ts';

/** Videos per page of a list. */
const PAGE_SIZE = 24;
const PLAYLISTS = 8;
const BESIDE_CHANNEL = 8;
/** Number of videos on the page of a league, a team or a match, and in a search. */
const FEW = 4;

interface Highlights {
  sportKey: MainSportKey | null;
  flag: string | null;
}

/**
 * Loads the videos of a sport, or all, from `flag` on. Throws the 404 response if no response
 * contained `flag`.
 */
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
  const listed = call(api, listVideos, input, signal);
  return settle(
    (flag === null ? listed : orNullWhenMissing(listed)).then((page) => {
      if (!page) throw notFound();
      return parseVideoPage(page);
    }),
  );
}

/** Loads the newest videos beside the channel; empty on failure, since they are optional. */
export async function loadNewest(
  { api, edge }: LoaderContext,
  signal: AbortSignal,
): Promise<readonly VideoCard[]> {
  const input = { size: BESIDE_CHANNEL, language: edge.visitor.language };
  const page = await orNullWhenFailed(call(api, listVideos, input, signal));
  return page ? parseVideoPage(page).entries : [];
}

/** Loads the newest playlists; empty on failure, since they are optional. */
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

/** Finds videos by keyword; empty without one or on failure. */
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

/** Loads the newest videos of a league, a team or a match; empty on failure. */
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
