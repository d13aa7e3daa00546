import { and, eq } from 'drizzle-orm';
import { senderOf } from '../../../../realtime/protocol/network-site.ts';
import { Refusal } from '../../../calls/handler.ts';
import { SERVER_DEVICE_ID } from '../../../contracts/cookies.ts';
import { PLAYLIST_WITHDRAWN, VIDEO_WITHDRAWN } from '../../../contracts/messages.ts';
import type { Database } from '../../db/database.ts';
import { matches } from '../../db/schema.ts';
import { withdrawnMedia, type MediaKind } from '../../db/video-schema.ts';
import { limitSender, type SenderLimits } from '../../throttle.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { findLeague } from '../leagues/leagues.ts';
import { findTeam } from '../teams/teams.ts';
import { findPlaylist, listPlaylists } from './playlists.ts';
import { popularVideos } from './popular-videos.ts';
import { listArticleVideos, listSubjectVideos, listVideos } from './video-lists.ts';
import { searchVideos } from './search-videos.ts';
import { findVideo } from './videos.ts';
import { countView, DAY, isCounted, viewsOf } from './views.ts';

const HOUR = 3_600_000;

/**
 * Most views that count in an hour: of a network enough for a whole office, of a /48 for several,
 * too few for fraud.
 */
const OF_SENDER: SenderLimits = {
  network: { limit: 300, windowMs: HOUR },
  site: { limit: 1_500, windowMs: HOUR },
};

/**
 * Most views of one article or video that count in a day: of a network a household, or part of an
 * office; of a /48 five of them.
 */
const OF_STORY: SenderLimits = {
  network: { limit: 10, windowMs: DAY },
  site: { limit: 50, windowMs: DAY },
};

const WITHDRAWN = {
  video: new Refusal(410, VIDEO_WITHDRAWN),
  playlist: new Refusal(410, PLAYLIST_WITHDRAWN),
};

export const videoHandlers = {
  listVideos: (query, { db, now }) => listVideos(db, { ...query, now }),
  /** Empty for a league, a team or a match without videos. */
  listLeagueVideos: async ({ id, ...query }, { db, now }) =>
    (await findLeague(db, id)) && listSubjectVideos(db, { kind: 'league', id }, { ...query, now }),
  listTeamVideos: async ({ id, ...query }, { db, now }) =>
    (await findTeam(db, id)) && listSubjectVideos(db, { kind: 'team', id }, { ...query, now }),
  listMatchVideos: async ({ id, ...query }, { db, now }) =>
    (await isMatch(db, id))
      ? listSubjectVideos(db, { kind: 'match', id }, { ...query, now })
      : undefined,
  listArticleVideos: ({ id, ...query }, { db, now }) =>
    listArticleVideos(db, id, { ...query, now }),
  searchVideos: (query, { db, now }) => searchVideos(db, { ...query, now }),
  getVideo: async ({ id, ...query }, { db, now }) => {
    const found = await findVideo(db, id, { ...query, now });
    return found ?? ((await isWithdrawn(db, 'video', id)) ? WITHDRAWN.video : undefined);
  },
  listPlaylists: (query, { db, now }) => listPlaylists(db, { ...query, now }),
  getPopularPlaylist: (query, { db, now }) => popularVideos(db, { ...query, now }),
  getPlaylist: async ({ id, language }, { db, now }) => {
    const found = await findPlaylist(db, id, { language, now });
    return found ?? ((await isWithdrawn(db, 'playlist', id)) ? WITHDRAWN.playlist : undefined);
  },
  addNewsView: async ({ body: { newsId } }, services) => {
    const { db, now, codes } = services;
    const views = await viewsOf(db, { newsId, now });
    if (views === undefined) return undefined;
    const viewer = viewerOf(services);
    // A view without an identity would count every time.
    if (viewer === null) return { isCounted: false, views };
    const view = { newsId, viewer, now, secret: codes.secret };
    if (await isCounted(db, view)) return { isCounted: false, views };
    const refused = await limitSender(services, ['views'], OF_SENDER);
    if (refused) return refused;
    // Clients choose their device id, so one network could raise a video's views with many ids.
    if (await limitSender(services, ['views of a story', newsId], OF_STORY))
      return { isCounted: false, views };
    await countView(db, view);
    return { isCounted: true, views: views + 1 };
  },
} satisfies Partial<OriginHandlers>;

/**
 * Returns whose view counts once a day: the device's, else the sender's, since one customer may have all
 * networks of a /48. Null if neither is known.
 */
function viewerOf({ deviceId, network }: Pick<Services, 'deviceId' | 'network'>): string | null {
  if (deviceId !== null && deviceId !== SERVER_DEVICE_ID) return deviceId;
  return network === null ? null : senderOf(network);
}

/** Whether a video or a playlist was withdrawn. */
async function isWithdrawn(db: Database, kind: MediaKind, id: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(withdrawnMedia)
    .where(and(eq(withdrawnMedia.kind, kind), eq(withdrawnMedia.id, id)));
  return rows.length > 0;
}

async function isMatch(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: matches.id }).from(matches).where(eq(matches.id, id));
  return rows.length > 0;
}
