import { eq } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { SERVER_DEVICE_ID } from '../../../contracts/cookies.ts';
import { RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Database } from '../../db/database.ts';
import { matches } from '../../db/schema.ts';
import { countTry } from '../../throttle.ts';
import type { OriginHandlers } from '../../services.ts';
import { findLeague } from '../leagues/leagues.ts';
import { findTeam } from '../teams/teams.ts';
import { findPlaylist, listPlaylists } from './playlists.ts';
import { popularVideos } from './popular-videos.ts';
import { listArticleVideos, listSubjectVideos, listVideos } from './video-lists.ts';
import { findVideo } from './videos.ts';
import { countView, isCounted, viewsOf } from './views.ts';

/** Views that count of one network: of a whole office, and of nobody who makes figures up. */
const OF_NETWORK = { limit: 300, windowMs: 3_600_000 };

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
  getVideo: ({ id, ...query }, { db, now }) => findVideo(db, id, { ...query, now }),
  listPlaylists: (query, { db, now }) => listPlaylists(db, { ...query, now }),
  getPopularPlaylist: (query, { db, now }) => popularVideos(db, { ...query, now }),
  getPlaylist: ({ id, language }, { db, now }) => findPlaylist(db, id, { language, now }),
  addNewsView: async ({ body: { newsId } }, { db, now, deviceId, network, codes: { secret } }) => {
    const views = await viewsOf(db, { newsId, now });
    if (views === undefined) return undefined;
    const viewer = deviceId === SERVER_DEVICE_ID ? network : (deviceId ?? network);
    // Who is nobody in particular would be counted at every view.
    if (viewer === null) return { isCounted: false, views };
    const view = { newsId, viewer, now, secret };
    if (await isCounted(db, view)) return { isCounted: false, views };
    if (network !== null) {
      const { allowed, retryAfter } = await countTry(db, `views of ${network}`, {
        ...OF_NETWORK,
        now,
        secret,
      });
      if (!allowed) return new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter });
    }
    await countView(db, view);
    return { isCounted: true, views: views + 1 };
  },
} satisfies Partial<OriginHandlers>;

async function isMatch(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: matches.id }).from(matches).where(eq(matches.id, id));
  return rows.length > 0;
}
