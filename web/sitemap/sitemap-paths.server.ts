import { ALL_SPORTS, SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { LANGUAGES, type Language } from '../../edge/contracts/language.ts';
import { call } from '../api/client.ts';
import { orNullWhenMissing } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { mapValid } from '../domain/map-valid.ts';
import { storesOf } from '../about/app-download/store.ts';
import { policyPath } from '../about/policy-type.ts';
import { subNavigation } from '../layouts/sub-navigation.ts';
import { leaguePath } from '../paths/league-path.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Match } from '../domain/match.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseSide } from '../domain/parse-side.ts';
import { parseArticle } from '../news/article.ts';
import { articlePath, newsPath } from '../paths/news-path.ts';
import { playerPath } from '../paths/player-path.ts';
import { teamPath } from '../paths/team-path.ts';
import { tvHomePath, tvPath } from '../paths/tv-path.ts';
import { videoPath } from '../paths/video-path.ts';
import { videoAddresses } from '../tv/videos/video-addresses.ts';
import { parseVideo } from '../tv/videos/video.ts';
import { isAlwaysListed, PLAYERS_A_PART, type SitemapPage } from './sitemap-page.ts';
import { MAX_ADDRESSES, type SitemapEntry } from './sitemap-xml.ts';

const DAY = 86_400_000;

/** Nothing leads to it where the brand has no app. */
const APP_PAGE = '/app-info';
/** Paths of the pages that do not depend on the catalogue. */
const PAGES = [
  '/',
  '/live',
  newsPath(),
  ...ALL_SPORTS.flatMap(({ key }) => subNavigation(key).map(({ path }) => path)),
  tvPath(),
  tvHomePath(),
  '/search',
  '/partnership',
  '/sport-widgets',
  APP_PAGE,
  policyPath('privacy-policy'),
  policyPath('terms-of-service'),
];

/** Returns the entries of one sitemap; null if it is empty and the index does not list it. Throws an `ApiFailure` if a call fails. */
export async function sitemapEntries(
  loaderContext: LoaderContext,
  page: SitemapPage,
  signal: AbortSignal,
): Promise<SitemapEntry[] | null> {
  const entries =
    page.kind === 'videos'
      ? videoEntries(loaderContext, page.day, signal)
      : sitemapPaths(loaderContext, page, signal).then((paths) => paths.map((path) => ({ path })));
  if (isAlwaysListed(page, loaderContext.edge.now)) return entries;
  // An API may refuse invented days and parts, and empty ones would fill the caches.
  const found = await orNullWhenMissing(entries);
  return found?.length === 0 ? null : found;
}

async function sitemapPaths(
  loaderContext: LoaderContext,
  page: Exclude<SitemapPage, { kind: 'videos' }>,
  signal: AbortSignal,
): Promise<string[]> {
  switch (page.kind) {
    case 'pages':
      return storesOf(loaderContext.edge.visitor.brand).length > 0
        ? PAGES
        : PAGES.filter((path) => path !== APP_PAGE);
    case 'leagues':
      return leaguePaths(loaderContext, page.sportKey, signal);
    case 'teams':
      return teamPaths(loaderContext, page.sportKey, signal);
    case 'players':
      return playerPaths(loaderContext, page, signal);
    case 'matches':
      return matchPaths(loaderContext, page.day, signal);
    case 'news':
      return articlePaths(loaderContext, page.day, signal);
  }
}

async function leaguePaths({ api, edge }: LoaderContext, sportKey: SportKey, signal: AbortSignal) {
  const leagues = await call(api, CALLS.listLeagues, { sportId: SPORTS[sportKey].id }, signal);
  return mapValid(
    leagues,
    ({ leagueId: id, leagueName: name }) => leaguePath({ id, name, sportKey }),
    edge.reportFault,
  );
}

async function teamPaths({ api, edge }: LoaderContext, sportKey: SportKey, signal: AbortSignal) {
  const groups = await call(api, CALLS.listTeamGroups, { sportId: SPORTS[sportKey].id }, signal);
  const paths = mapValid(
    groups.flatMap(({ teams }) => teams),
    (team) => teamPath({ ...parseSide(team), sportKey }),
    edge.reportFault,
  );
  // A team may play in several leagues.
  return [...new Set(paths)];
}

async function playerPaths(
  { api, edge }: LoaderContext,
  { sportKey, part }: { sportKey: SportKey; part: number },
  signal: AbortSignal,
) {
  const query = { sportId: SPORTS[sportKey].id, page: part, size: PLAYERS_A_PART };
  const { players } = await call(api, CALLS.listPlayers, query, signal);
  return mapValid(
    players,
    ({ playerId: id, playerName: name }) => playerPath({ id, name, sportKey }),
    edge.reportFault,
  );
}

/** Returns how many players each sport has. Throws an `ApiFailure` if a call fails. */
export async function countPlayers(
  { api }: LoaderContext,
  signal: AbortSignal,
): Promise<ReadonlyMap<SportKey, number>> {
  const counts = ALL_SPORTS.map(async ({ key, id: sportId }) => {
    const query = { sportId, page: 1, size: 1 };
    // An operator's own API may not count: then its first players have a sitemap.
    const { total = 0 } = await call(api, CALLS.listPlayers, query, signal);
    return [key, total] as const;
  });
  return new Map(await Promise.all(counts));
}

async function matchPaths({ api, edge }: LoaderContext, day: number, signal: AbortSignal) {
  const { events } = await call(api, CALLS.listEvents, { from: day, to: day + DAY }, signal);
  const pathOf = (match: Match | null) => match && matchPath(match);
  return mapValid(events, (event) => pathOf(parseEvent(event, '')), edge.reportFault);
}

const AT_ONCE = 50;

interface DayPage<Row> {
  rows: readonly Row[];
  flag: string | null;
}

/**
 * Returns the paths of a day's articles in all languages: each language version has its own path.
 */
async function articlePaths({ api, edge }: LoaderContext, day: number, signal: AbortSignal) {
  const articles = await ofDay(day, async (query) => {
    const { articles: rows, flag } = await call(api, CALLS.listNews, query, signal);
    return { rows: rows.map((row) => ({ ...row, publishedAt: row.articlePublishedAt })), flag };
  });
  const pathOf = (article: (typeof articles)[number]) => articlePath(parseArticle(article));
  return [...new Set(mapValid(articles, pathOf, edge.reportFault))];
}

/** Returns a day's videos in all languages, with their data for search engines. */
async function videoEntries({ api, edge }: LoaderContext, day: number, signal: AbortSignal) {
  const videos = await ofDay(day, async (query) => {
    const { videos: rows, flag } = await call(api, CALLS.listVideos, query, signal);
    return { rows: rows.map((row) => ({ ...row, publishedAt: row.videoPublishedAt })), flag };
  });
  const { brand } = edge.visitor;
  const entries = mapValid(
    videos,
    (wire): SitemapEntry => {
      const video = parseVideo(wire);
      const { title, description, duration, publishedAt } = video;
      const { thumbnail, stream } = videoAddresses(video, brand);
      const facts = { title, description: description || title, duration, publishedAt };
      return { path: videoPath(video), video: { thumbnail, stream, ...facts } };
    },
    edge.reportFault,
  );
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

/**
 * Returns a day's rows in all languages. `list` returns a page, newest first; `day` is its start,
 * ms.
 */
async function ofDay<Row extends { publishedAt: number }>(
  day: number,
  list: (query: { flag: string; language: Language; size: number }) => Promise<DayPage<Row>>,
): Promise<Row[]> {
  const inLanguage = async (language: Language) => {
    const found: Row[] = [];
    // Starts the list just before the next day. A flag is '{time}_{id}', and few ids sort before '-'.
    let flag: string | null = `${day + DAY}_-`;
    while (flag !== null && found.length < MAX_ADDRESSES) {
      const page: DayPage<Row> = await list({ flag, language, size: AT_ONCE });
      const rows = page.rows.filter(({ publishedAt }) => publishedAt >= day);
      found.push(...rows);
      flag = rows.length < page.rows.length ? null : page.flag;
    }
    return found;
  };
  return (await Promise.all(LANGUAGES.map(inLanguage))).flat();
}
