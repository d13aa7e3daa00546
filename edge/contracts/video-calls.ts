import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { idInput, keywordInput, sizeInput, sportIdInput } from './call-inputs.ts';
import { NO_ARTICLE, NO_LEAGUE_DATA, NO_MATCH, NO_TEAM_DATA } from './messages.ts';
import { languageInput, newsPageInputs } from './news-inputs.ts';
import { playlistDetailSchema, playlistPageSchema, popularPlaylistSchema } from './playlist.ts';
import { figureSchema, idSchema } from './primitives.ts';
import { videoDetailSchema, videoPageSchema } from './video.ts';

/** Failure of the calls for one video or playlist. */
const IS_WITHDRAWN = { 410: 'It was published and has since been withdrawn' };

const shared = {
  api: 'media',
  method: 'GET',
  caller: 'anyone',
  cache: 'public, max-age=60',
} as const;

/** Lists the videos of the page `/highlights`. */
export const listVideos = {
  ...shared,
  path: '/v1/news/video/list',
  input: v.object({ ...newsPageInputs, sportId: sportIdInput }),
  data: videoPageSchema,
} as const satisfies ApiCall;

export const listLeagueVideos = {
  ...shared,
  path: '/v1/news/video/league/{id}/backward',
  input: v.object({ id: idInput, ...newsPageInputs }),
  missing: NO_LEAGUE_DATA,
  data: videoPageSchema,
} as const satisfies ApiCall;

export const listTeamVideos = {
  ...shared,
  path: '/v1/news/video/team/{id}/backward',
  input: v.object({ id: idInput, ...newsPageInputs }),
  missing: NO_TEAM_DATA,
  data: videoPageSchema,
} as const satisfies ApiCall;

export const listMatchVideos = {
  ...shared,
  path: '/v1/news/video/match/{id}/backward',
  input: v.object({ id: idInput, ...newsPageInputs }),
  missing: NO_MATCH,
  data: videoPageSchema,
} as const satisfies ApiCall;

/** Lists the videos to show beside an article. */
export const listArticleVideos = {
  ...shared,
  path: '/v1/news/{id}/videos',
  input: v.object({ id: idInput, size: sizeInput(20, 6), language: languageInput }),
  missing: NO_ARTICLE,
  data: videoPageSchema,
} as const satisfies ApiCall;

export const searchVideos = {
  ...shared,
  path: '/v1/news/video/search',
  input: v.object({
    keyword: keywordInput,
    size: sizeInput(50, 20),
    sportId: sportIdInput,
    language: languageInput,
  }),
  data: videoPageSchema,
} as const satisfies ApiCall;

export const getVideo = {
  ...shared,
  path: '/v1/news/video/{id}',
  /** `language` selects the related videos. */
  input: v.object({ id: idInput, size: sizeInput(20, 12), language: languageInput }),
  missing: 'No video has this id.',
  data: videoDetailSchema,
} as const satisfies ApiCall;

export const listPlaylists = {
  ...shared,
  path: '/v1/news/playlist/list',
  input: v.object({ ...newsPageInputs, sportId: sportIdInput }),
  data: playlistPageSchema,
} as const satisfies ApiCall;

export const getPopularPlaylist = {
  ...shared,
  path: '/v1/news/playlist/popular',
  input: v.object({ size: sizeInput(50, 20), language: languageInput, sportId: sportIdInput }),
  data: popularPlaylistSchema,
} as const satisfies ApiCall;

export const getPlaylist = {
  ...shared,
  path: '/v1/news/playlist/{id}',
  input: v.object({ id: idInput, language: languageInput }),
  missing: 'No playlist has this id.',
  data: playlistDetailSchema,
} as const satisfies ApiCall;

/**
 * Reports that a visitor plays a video or reads an article. A visitor, identified by device id or
 * else by IPv4 address or /48, counts once a day; a repetition has no effect.
 */
export const addNewsView = {
  api: 'media',
  method: 'POST',
  path: '/v1/news/view/add',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ body: v.object({ newsId: idSchema }) }),
  missing: 'No article or video has this id.',
  data: v.object({
    /**
     * False for a repetition, an unidentified visitor, or too many views of the item from the
     * network or its /48 in a day.
     */
    isCounted: v.boolean(),
    views: figureSchema,
  }),
} as const satisfies ApiCall;

const PAGE_REFUSES = 'flag or size is invalid';

/** Documentation of the calls. */
export default {
  listVideos: {
    summary: 'Videos, newest first, each story in one language',
    isSpecified: false,
    refuses: 'sportId is unknown, or flag or size is invalid',
  },
  listLeagueVideos: {
    summary: 'Videos about a league, newest first',
    isSpecified: false,
    refuses: PAGE_REFUSES,
  },
  listTeamVideos: {
    summary: 'Videos about a team, newest first',
    isSpecified: false,
    refuses: PAGE_REFUSES,
  },
  listMatchVideos: {
    summary: 'Videos about a match, newest first',
    isSpecified: false,
    refuses: PAGE_REFUSES,
  },
  listArticleVideos: {
    summary:
      'Videos about the same matches, teams and leagues as an article, then others of its sport',
    isSpecified: false,
    refuses: 'size is out of range',
  },
  searchVideos: {
    summary:
      'Videos among the newest 1,000 with words in title or description that begin with those of the keyword, those with all in the title first; one page only',
    isSpecified: false,
    refuses: 'keyword is missing, or size is out of range',
  },
  getVideo: {
    summary: 'One video, with the matches, teams and leagues that it is about, and related videos',
    isSpecified: false,
    refuses: 'size is out of range',
    fails: IS_WITHDRAWN,
  },
  listPlaylists: {
    summary: 'Playlists, newest first',
    isSpecified: false,
    refuses: 'sportId is unknown, or flag or size is invalid',
  },
  getPopularPlaylist: {
    summary: 'Videos by their views in the last seven days, most viewed first',
    isSpecified: false,
    refuses: 'sportId names no sport, or size is out of range',
  },
  getPlaylist: {
    summary: 'One playlist, with its videos in its own order',
    isSpecified: false,
    refuses: 'language is no language',
    fails: IS_WITHDRAWN,
  },
  addNewsView: {
    summary: 'Counts a view of a video or an article, once a day for each visitor',
    isSpecified: false,
    refuses: 'newsId is missing',
    fails: {
      429: 'State 11812: more than 300 views from one network within an hour, or 1,500 from one /48',
    },
  },
} satisfies Record<string, CallText>;
