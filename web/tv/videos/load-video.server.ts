import type { RouterContextProvider } from 'react-router';
import { getVideo } from '../../../edge/contracts/video-calls.ts';
import { callOrNull } from '../../api/client.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { orThrowResponse } from '../../api/or-throw-response.ts';
import { orWithdrawn } from '../../api/or-withdrawn.ts';
import { notFound } from '../../app/not-found.ts';
import type { RoomSnapshot } from '../../domain/day-scores.ts';
import type { League, Match } from '../../domain/match.ts';
import { parseLeague } from '../../domain/parse-league.server.ts';
import { parseEventPage } from '../../scores/list/load-listed.server.ts';
import { teamAddressOf } from '../../news/load-article.server.ts';
import type { ProfileAddress } from '../../paths/profile-path.ts';
import { seedOf } from '../../scores/load-day.server.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { parseVideo, type VideoCard } from './video.ts';

export interface VideoData {
  video: VideoCard;
  tags: readonly string[];
  /** The matches that it shows. */
  matches: readonly Match[];
  leagues: readonly League[];
  teams: readonly ProfileAddress[];
  /** The version in the visitor's language; null if the video is that version or none exists. */
  inOwnLanguage: Pick<VideoCard, 'id' | 'slug' | 'sportKey'> | null;
  related: readonly VideoCard[];
  /** Sport room of its first match that is not over; null if there is none. */
  roomSnapshot: RoomSnapshot | null;
  renderClock: RenderClock;
  /** Key for the SDK that plays it. */
  sdkKey: string;
}

const RELATED = 12;

/** Loads a video's page; null if withdrawn. Throws the response if the id is unknown or the load fails. */
export async function loadVideo(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
): Promise<VideoData | null> {
  const { api, edge, timeZone } = loaderContextOf(context, request);
  const { signal } = request;
  const { language } = edge.visitor;
  const detail = await orThrowResponse(
    orWithdrawn(callOrNull(api, getVideo, { id, size: RELATED, language }, signal)),
  );
  if (!detail) throw notFound();
  if (detail === 'withdrawn') return null;
  const video = parseVideo(detail.video);
  const { entries } = parseEventPage({ ...detail.matches, flag: null });
  const matches = entries.map(({ match }) => match);
  const open = matches.find(({ kind }) => kind !== 'result');
  const own = detail.versions.find(({ videoLanguage }) => videoLanguage === language);
  return {
    video,
    tags: detail.tags,
    matches,
    leagues: detail.leagues.flatMap((league) => parseLeague(league, language) ?? []),
    teams: detail.teams.flatMap(teamAddressOf),
    inOwnLanguage:
      own && own.videoId !== id
        ? { id: own.videoId, slug: own.videoSlug, sportKey: video.sportKey }
        : null,
    related: detail.related.map(parseVideo),
    roomSnapshot: open ? await seedOf(api, open.sportKey, signal) : null,
    renderClock: { now: edge.now, timeZone },
    sdkKey: edge.videoSdkKey ?? '',
  };
}
