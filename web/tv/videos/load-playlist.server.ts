import type { RouterContextProvider } from 'react-router';
import { getPlaylist, getPopularPlaylist } from '../../../edge/contracts/video-calls.ts';
import { SPORTS, type MainSportKey } from '../../../realtime/sports/registry.ts';
import { call, callOrNull } from '../../api/client.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { orThrowResponse } from '../../api/or-throw-response.ts';
import { orWithdrawn } from '../../api/or-withdrawn.ts';
import { notFound } from '../../app/not-found.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { parsePlaylist, parseVideo, type PlaylistCard, type VideoCard } from './video.ts';

export interface PlaylistData {
  /** Null for the most watched videos. */
  playlist: PlaylistCard | null;
  /** In the order of the playlist. */
  videos: readonly VideoCard[];
  renderClock: RenderClock;
  /** Key for the SDK that plays them. */
  sdkKey: string;
}

/** Loads a playlist's page; null if withdrawn. Throws the response if the id is unknown or the load fails. */
export async function loadPlaylist(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
): Promise<(PlaylistData & { playlist: PlaylistCard }) | null> {
  const { api, edge, timeZone } = loaderContextOf(context, request);
  const { language } = edge.visitor;
  const detail = await orThrowResponse(
    orWithdrawn(callOrNull(api, getPlaylist, { id, language }, request.signal)),
  );
  if (!detail) throw notFound();
  if (detail === 'withdrawn') return null;
  return {
    playlist: parsePlaylist(detail.playlist),
    videos: detail.videos.map(parseVideo),
    renderClock: { now: edge.now, timeZone },
    sdkKey: edge.videoSdkKey ?? '',
  };
}

/**
 * Loads the recently most watched videos of a sport, or of all. Throws the response if the load
 * fails.
 */
export async function loadPopular(
  context: Readonly<RouterContextProvider>,
  request: Request,
  sportKey: MainSportKey | null,
): Promise<PlaylistData> {
  const { api, edge, timeZone } = loaderContextOf(context, request);
  const { language } = edge.visitor;
  const input = { language, ...(sportKey && { sportId: SPORTS[sportKey].id }) };
  const { videos } = await orThrowResponse(call(api, getPopularPlaylist, input, request.signal));
  return {
    playlist: null,
    videos: videos.map(parseVideo),
    renderClock: { now: edge.now, timeZone },
    sdkKey: edge.videoSdkKey ?? '',
  };
}
