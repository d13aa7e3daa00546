import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { articleDetailSchema, articlePageSchema, foundArticlesSchema } from './article.ts';
import { idInput, keywordInput, pageInput, sizeInput, sportIdInput } from './call-inputs.ts';
import { NO_ARTICLE, NO_LEAGUE_DATA, NO_MATCH, NO_TEAM_DATA } from './messages.ts';
import { languageInput, newsPageInputs } from './news-inputs.ts';

export const listNews = {
  api: 'media',
  method: 'GET',
  path: '/v1/news',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ ...newsPageInputs, sportId: sportIdInput }),
  data: articlePageSchema,
} as const satisfies ApiCall;

export const listLeagueNews = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/league/{id}/backward',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, ...newsPageInputs }),
  missing: NO_LEAGUE_DATA,
  data: articlePageSchema,
} as const satisfies ApiCall;

export const listTeamNews = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/team/{id}/backward',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, ...newsPageInputs }),
  missing: NO_TEAM_DATA,
  data: articlePageSchema,
} as const satisfies ApiCall;

export const listMatchNews = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/match/{id}/backward',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, ...newsPageInputs }),
  missing: NO_MATCH,
  data: articlePageSchema,
} as const satisfies ApiCall;

export const searchNews = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/search',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({
    keyword: keywordInput,
    page: pageInput,
    size: sizeInput(50, 20),
    sportId: sportIdInput,
    language: languageInput,
  }),
  data: foundArticlesSchema,
} as const satisfies ApiCall;

export const getArticle = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/{id}',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput }),
  missing: NO_ARTICLE,
  data: articleDetailSchema,
} as const satisfies ApiCall;

export const listRelatedNews = {
  api: 'media',
  method: 'GET',
  path: '/v1/news/{id}/related',
  caller: 'anyone',
  cache: 'public, max-age=60',
  input: v.object({ id: idInput, size: sizeInput(20, 6), language: languageInput }),
  missing: NO_ARTICLE,
  data: articlePageSchema,
} as const satisfies ApiCall;

/** Documentation of the calls above. */
export default {
  listNews: {
    summary:
      'Articles, newest first; a story in several languages appears once, in the nearest one',
    isSpecified: false,
    refuses: 'sportId is unknown, or flag or size is invalid',
  },
  listLeagueNews: {
    summary: 'Articles about a league, newest first',
    isSpecified: true,
    refuses: 'flag or size is invalid',
  },
  listTeamNews: {
    summary: 'Articles about a team, newest first',
    isSpecified: true,
    refuses: 'flag or size is invalid',
  },
  listMatchNews: {
    summary: 'Articles about a match, newest first',
    isSpecified: false,
    refuses: 'flag or size is invalid',
  },
  searchNews: {
    summary:
      'Articles with all words of the keyword, or words that begin with them; the matches are marked. First the newest 200 with all words in the title; if there are fewer, then those with all words in title and summary, then in the whole text',
    isSpecified: false,
    refuses: 'keyword is missing, or page or size is out of range',
  },
  getArticle: {
    summary: 'One article, with the matches, teams and leagues that it is about',
    isSpecified: false,
    fails: { 410: 'The article was published and has since been withdrawn' },
  },
  listRelatedNews: {
    summary: 'Articles about the same matches, teams and leagues, most closely related first',
    isSpecified: false,
    refuses: 'size is out of range',
  },
} satisfies Record<string, CallText>;
