import { data } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { call, callOrNull, type Api } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import { settle, statusOf, type Settled } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { Match } from '../domain/match.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { seedOf } from '../scores/load-day.server.ts';
import type { VideoCard } from './videos/video.ts';
import { loadNewest } from './videos/load-videos.server.ts';
import { addDays, startOfDay } from '../../edge/shared/time/day.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';

export interface Tv {
  /** Whether the visitor may watch the channel; false if that is unknown (spec point 8). */
  isAvailable: boolean;
  /** Programmes of today and tomorrow for the visitor, without past ones. */
  guide: Settled<TvGuideEntry[]>;
  /** The match of the current programme, if any, and the room of its sport. */
  match: Match | null;
  roomSnapshot: RoomSnapshot | null;
  renderClock: RenderClock;
  /** The newest videos. */
  clips: readonly VideoCard[];
  /** Key for the SDK that plays the channel. */
  sdkKey: string;
}

export async function loadTv(context: LoaderContext, signal: AbortSignal): Promise<Tv> {
  const { api, edge, timeZone } = context;
  const { now } = edge;
  const to = addDays(startOfDay(now, timeZone), 2, timeZone);
  const [available, guide, clips] = await Promise.all([
    orNullWhenFailed(call(api, CALLS.getTvAvailability, {}, signal)),
    settle(loadGuide(api, { now, to }, signal)),
    loadNewest(context, signal),
  ]);
  const match = await loadShown(api, guide, now, signal);
  return {
    isAvailable: available?.isAvailable ?? false,
    guide,
    match,
    roomSnapshot: match ? await seedOf(api, match.sportKey, signal) : null,
    clips,
    renderClock: { now, timeZone },
    sdkKey: edge.videoSdkKey ?? '',
  };
}

const SECOND = 1_000;

/**
 * Loads the programmes from `now` until `to` (both ms), without past ones. Times are whole seconds,
 * so that pages of the same second send the same call and share its cached response.
 */
export async function loadGuide(
  api: Api,
  { now, to }: { now: number; to: number },
  signal: AbortSignal,
): Promise<TvGuideEntry[]> {
  const times = {
    from: Math.floor(now / SECOND) * SECOND,
    to: Math.ceil(to / SECOND) * SECOND,
  };
  const guide = await call(api, CALLS.getTvGuide, times, signal);
  return guide.filter(({ end }) => end > now);
}

/** Loads a page of the channel. Its HTTP status is that of the guide. */
export async function loadTvRoute(
  handle: RouteHandle,
  { request, ...args }: Parameters<typeof enterRoute>[1] & { request: Request },
) {
  enterRoute(handle, args);
  const tv = await loadTv(loaderContextOf(args.context, request), request.signal);
  return data(tv, { status: statusOf(tv.guide) });
}

/**
 * Loads the current programme's match; null if it has none or the load fails, since the match is
 * optional.
 */
async function loadShown(
  api: Api,
  guide: Settled<TvGuideEntry[]>,
  now: number,
  signal: AbortSignal,
): Promise<Match | null> {
  const entries = guide.kind === 'loaded' ? guide.value : [];
  const id = entries.find(({ start, end }) => start <= now && now < end)?.matchId ?? null;
  if (id === null) return null;
  const detail = await orNullWhenFailed(callOrNull(api, CALLS.getEvent, { id }, signal));
  return detail && parseEvent(detail.event, detail.league.leagueName);
}
