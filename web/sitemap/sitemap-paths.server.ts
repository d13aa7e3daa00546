import { MAIN_SPORT_KEYS, sportByKey, type MainSportKey } from '../../realtime/sports/registry.ts';
import type { ArticlePage } from '../../edge/contracts/article.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { LANGUAGES, type Language } from '../../edge/contracts/language.ts';
import { call } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { eachAlone } from '../domain/each-alone.ts';
import { policyPath } from '../about/policy-type.ts';
import { subNavigation } from '../layouts/sub-navigation.ts';
import { leaguePath } from '../paths/league-path.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Match } from '../domain/match.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseArticle } from '../news/article.ts';
import { articlePath, newsPath } from '../paths/news-path.ts';
import { playerPath } from '../paths/player-path.ts';
import { teamPath } from '../paths/team-path.ts';
import { tvHomePath, tvPath } from '../paths/tv-path.ts';
import type { SitemapPage } from './sitemap-page.ts';
import { MOST_ADDRESSES } from './sitemap-xml.ts';

const DAY = 86_400_000;
const PLAYERS_AT_ONCE = 5_000;

/** What stands without any catalogue. */
const PAGES = [
  '/',
  '/live',
  newsPath(),
  ...MAIN_SPORT_KEYS.flatMap((key) => subNavigation(key, true).map(({ path }) => path)),
  tvPath(),
  tvHomePath(),
  '/search',
  '/partnership',
  '/app-info',
  policyPath('privacy-policy'),
  policyPath('terms-of-service'),
];

/** The paths of a part of the sitemap. Throws an `ApiFailure` when the catalogue does not answer. */
export async function sitemapPaths(
  loaderContext: LoaderContext,
  page: SitemapPage,
  signal: AbortSignal,
): Promise<string[]> {
  switch (page.kind) {
    case 'pages':
      return PAGES;
    case 'leagues':
      return leaguePaths(loaderContext, page.sportKey, signal);
    case 'teams':
      return teamPaths(loaderContext, page.sportKey, signal);
    case 'players':
      return playerPaths(loaderContext, page.sportKey, signal);
    case 'matches':
      return matchPaths(loaderContext, page.day, signal);
    case 'news':
      return articlePaths(loaderContext, page.day, signal);
  }
}

async function leaguePaths(
  { api, edge }: LoaderContext,
  sportKey: MainSportKey,
  signal: AbortSignal,
) {
  const leagues = await call(api, CALLS.listLeagues, { sportId: sportIdOf(sportKey) }, signal);
  return eachAlone(
    leagues,
    ({ leagueId: id, leagueName: name }) => leaguePath({ id, name, sportKey }),
    edge.reportFault,
  );
}

async function teamPaths(
  { api, edge }: LoaderContext,
  sportKey: MainSportKey,
  signal: AbortSignal,
) {
  const groups = await call(api, CALLS.listTeamGroups, { sportId: sportIdOf(sportKey) }, signal);
  const paths = eachAlone(
    groups.flatMap(({ teams }) => teams),
    ({ teamId: id, teamName: name }) => teamPath({ id, name, sportKey }),
    edge.reportFault,
  );
  // A team plays in several leagues.
  return [...new Set(paths)];
}

async function playerPaths(
  { api, edge }: LoaderContext,
  sportKey: MainSportKey,
  signal: AbortSignal,
) {
  const sportId = sportIdOf(sportKey);
  const paths: string[] = [];
  let flag: string | undefined;
  do {
    const query = { sportId, size: PLAYERS_AT_ONCE, flag };
    const page = await call(api, CALLS.listPlayers, query, signal);
    paths.push(
      ...eachAlone(
        page.players,
        ({ playerId: id, playerName: name }) => playerPath({ id, name, sportKey }),
        edge.reportFault,
      ),
    );
    flag = page.flag ?? undefined;
  } while (flag !== undefined && paths.length < MOST_ADDRESSES);
  return paths;
}

async function matchPaths({ api, edge }: LoaderContext, day: number, signal: AbortSignal) {
  const { events } = await call(api, CALLS.listEvents, { from: day, to: day + DAY }, signal);
  const pathOf = (match: Match | null) => match && matchPath(match);
  return eachAlone(events, (event) => pathOf(parseEvent(event, '')), edge.reportFault);
}

const ARTICLES_AT_ONCE = 50;

/** The articles of a day in each language: every version has an address of its own. */
async function articlePaths({ api, edge }: LoaderContext, day: number, signal: AbortSignal) {
  const inLanguage = async (language: Language) => {
    const paths: string[] = [];
    // All that were published before the day after: an id is never empty.
    let flag: string | null = `${day + DAY}_ `;
    while (flag !== null && paths.length < MOST_ADDRESSES) {
      const query = { flag, language, size: ARTICLES_AT_ONCE };
      const page: ArticlePage = await call(api, CALLS.listNews, query, signal);
      const ofDay = page.articles.filter((article) => article.articlePublishedAt >= day);
      paths.push(
        ...eachAlone(ofDay, (article) => articlePath(parseArticle(article)), edge.reportFault),
      );
      flag = ofDay.length < page.articles.length ? null : page.flag;
    }
    return paths;
  };
  const all = await Promise.all(LANGUAGES.map(inLanguage));
  return [...new Set(all.flat())];
}

function sportIdOf(key: MainSportKey) {
  const sport = sportByKey(key);
  if (!sport) throw new Error(`No sport has the key ${key}`);
  return sport.id;
}
