import { NO_LEAGUE_DATA, NO_TEAM_DATA } from '../contracts/messages.ts';
import { ARTICLE, BODO, LEAGUE, OTHER_VIDEO, PLAYLIST, RESULTS, VIDEO } from './catalogue.ts';
import type { ContractCases, Values } from './contract-case.ts';

const video = { videoId: VIDEO.id, videoTitle: VIDEO.title, videoDuration: 24 };
const otherVideo = { videoId: OTHER_VIDEO.id };
const playlist = {
  playlistId: PLAYLIST.id,
  playlistTitle: PLAYLIST.title,
  playlistSize: 2,
  playlistFirst: otherVideo,
};
/** The answer to an unknown id. */
const unknown = (message: string): { values: Values; status: number; message: string } => ({
  values: { id: 'none' },
  status: 404,
  message,
});
const noSport = { values: { sportId: 4 }, status: 400, message: 'sportId names no sport' };
const badFlag = { status: 400, message: 'flag is not one that an answer brought' };
const badSize = { status: 400, message: 'size may be 20 at most' };

/** Video, playlist and view cases. */
export const VIDEO_CASES = {
  searchVideos: {
    good: [{ values: { keyword: 'nothing is called so' }, holds: { videos: [], flag: null } }],
    refused: [{ values: {}, status: 400, message: 'keyword is missing' }],
  },
  listVideos: {
    good: [
      { holds: { videos: [video, otherVideo], flag: null } },
      { values: { size: 1 }, holds: { videos: [video] } },
    ],
    refused: [noSport, { values: { flag: 'x' }, ...badFlag }],
  },
  listLeagueVideos: {
    good: [{ values: { id: LEAGUE.id }, holds: { videos: [video], flag: null } }],
    refused: [unknown(NO_LEAGUE_DATA), { values: { id: LEAGUE.id, flag: 'x' }, ...badFlag }],
  },
  listTeamVideos: {
    good: [{ values: { id: BODO.id }, holds: { videos: [video, otherVideo], flag: null } }],
    refused: [unknown(NO_TEAM_DATA), { values: { id: BODO.id, flag: 'x' }, ...badFlag }],
  },
  listMatchVideos: {
    good: [{ values: { id: RESULTS[0] }, holds: { videos: [video], flag: null } }],
    refused: [
      unknown('No match has this id.'),
      { values: { id: RESULTS[0], flag: 'x' }, ...badFlag },
    ],
  },
  listArticleVideos: {
    good: [{ values: { id: ARTICLE.id }, holds: { videos: [video, otherVideo], flag: null } }],
    refused: [
      unknown('No article has this id.'),
      { values: { id: ARTICLE.id, size: 99 }, ...badSize },
    ],
  },
  getVideo: {
    good: [
      {
        values: { id: VIDEO.id },
        holds: {
          video,
          teams: [{ teamId: BODO.id }],
          matches: { events: [{ eventId: RESULTS[0] }] },
          related: [otherVideo],
        },
      },
    ],
    refused: [unknown('No video has this id.'), { values: { id: VIDEO.id, size: 99 }, ...badSize }],
    // post-content.worker.test.ts covers a withdrawn video.
    elsewhere: { 410: 'edge/routes/post-content.worker.test.ts' },
  },
  listPlaylists: {
    good: [{ holds: { playlists: [playlist], flag: null } }],
    refused: [noSport, { values: { flag: 'x' }, ...badFlag }],
  },
  getPopularPlaylist: { good: [{ values: { size: 1 }, holds: {} }], refused: [noSport] },
  getPlaylist: {
    good: [{ values: { id: PLAYLIST.id }, holds: { playlist, videos: [otherVideo, video] } }],
    refused: [
      unknown('No playlist has this id.'),
      {
        values: { id: PLAYLIST.id, language: '?' },
        status: 400,
        message: 'language is no language',
      },
    ],
    elsewhere: { 410: 'edge/routes/post-content.worker.test.ts' },
  },
  addNewsView: {
    good: [
      { values: { body: { newsId: VIDEO.id } }, holds: {} },
      { values: { body: { newsId: ARTICLE.id } }, holds: {} },
    ],
    refused: [
      { values: { body: {} }, status: 400, message: 'body.newsId is missing' },
      {
        values: { body: { newsId: 'none' } },
        status: 404,
        message: 'No article or video has this id.',
      },
    ],
    elsewhere: { 429: 'edge/origin/media/videos/videos.worker.test.ts' },
  },
} satisfies Record<string, ContractCases>;
