import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { SERVER_DEVICE_ID } from '../../../contracts/cookies.ts';
import { PLAYLIST_WITHDRAWN, VIDEO_WITHDRAWN } from '../../../contracts/messages.ts';
import type { Database } from '../../db/database.ts';
import { matches } from '../../db/schema.ts';
import { withdrawnMedia, type MediaKind } from '../../db/video-schema.ts';
import { countTry, limitTry } from '../../throttle.ts';
import type { OriginHandlers } from '../../services.ts';
import { findLeague } from '../leagues/leagues.ts';
import { findTeam } from '../teams/teams.ts';
import { findPlaylist, listPlaylists } from './playlists.ts';
import { popularVideos } from './popular-videos.ts';
import { listArticleVideos, listSubjectVideos, listVideos } from './video-lists.ts';
import { searchVideos } from './search-videos.ts';
import { findVideo } from './videos.ts';
import { countView, DAY, isCounted, viewsOf } from './views.ts';

/**
 * Most views of one network that count in an hour: enough for a whole office, too few for fraud.
 */
const OF_NETWORK = { limit: 300, windowMs: 3_600_000 };

/**
 * Most views of one article or video that count from one network in a day: a household, or part of
 * an office.
 */
const OF_STORY = { limit: 10, windowMs: DAY };

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
    const { db, now, deviceId, network, codes } = services;
    const { secret } = codes;
    const views = await viewsOf(db, { newsId, now });
    if (views === undefined) return undefined;
    const viewer = deviceId === SERVER_DEVICE_ID ? network : (deviceId ?? network);
    // A view without an identity would count every time.
    if (viewer === null) return { isCounted: false, views };
    const view = { newsId, viewer, now, secret };
    if (await isCounted(db, view)) return { isCounted: false, views };
    if (network !== null) {
      const refused = await limitTry(services, `views of ${network}`, OF_NETWORK);
      if (refused) return refused;
      // Clients choose their device id, so one network could raise a video's views with many ids.
      const key = `views of ${newsId} from ${network}`;
      if (!(await countTry(db, key, { ...OF_STORY, now, secret })).allowed)
        return { isCounted: false, views };
    }
    await countView(db, view);
    return { isCounted: true, views: views + 1 };
  },
} satisfies Partial<OriginHandlers>;

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
