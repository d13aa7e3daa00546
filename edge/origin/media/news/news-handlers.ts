import { Refusal } from '../../../calls/handler.ts';
import { ARTICLE_WITHDRAWN } from '../../../contracts/messages.ts';
import type { OriginHandlers } from '../../services.ts';
import { findEvent } from '../events/events.ts';
import { findLeague } from '../leagues/leagues.ts';
import { findTeam } from '../teams/teams.ts';
import { findArticle, isWithdrawn } from './articles.ts';
import { listNews, listRelatedNews, listSubjectNews } from './news-lists.ts';
import { searchNews } from './search-news.ts';

const WITHDRAWN = new Refusal(410, ARTICLE_WITHDRAWN);

export const newsHandlers = {
  listNews: (query, { db, now }) => listNews(db, { ...query, now }),
  /** Empty for a league, a team or a match without news. */
  listLeagueNews: async ({ id, ...query }, { db, now }) =>
    (await findLeague(db, id)) && listSubjectNews(db, { kind: 'league', id }, { ...query, now }),
  listTeamNews: async ({ id, ...query }, { db, now }) =>
    (await findTeam(db, id)) && listSubjectNews(db, { kind: 'team', id }, { ...query, now }),
  listMatchNews: async ({ id, ...query }, { db, now }) =>
    (await findEvent(db, id)) && listSubjectNews(db, { kind: 'match', id }, { ...query, now }),
  searchNews: (query, { db, now }) => searchNews(db, { ...query, now }),
  getArticle: async ({ id }, { db, now }) => {
    const found = await findArticle(db, id, now);
    return found ?? ((await isWithdrawn(db, id)) ? WITHDRAWN : undefined);
  },
  listRelatedNews: ({ id, ...query }, { db, now }) => listRelatedNews(db, id, { ...query, now }),
} satisfies Partial<OriginHandlers>;
