import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { cleanAddressOf, gateOfPage, pageRuleOf } from './page-rule.ts';

const ruleOf = (path: string) => pageRuleOf(new URL(path, 'https://scores.example'));

it.each([
  '/',
  '/_.data',
  '/football/matches/all?date=1795651200000',
  '/football/matches/all.data?_routes=routes%2Fmatches-all',
  '/match/a-b/m1/stats',
  '/football/league/premier/l1/standings?scope=home',
  '/league/cup-roster?leagueId=l1',
  '/tennis/leagues',
  '/football/team/reds/t1/results',
  '/player/p1',
  '/football/compare/teams/reds-vs-blues/t1/t2',
  '/news',
  '/football/news/late-goal/a1',
  '/news/video/late-goal/v1',
  `/football/${PRODUCT}-tv`,
  '/share/match/m1',
  '/frame/widget/common/sr:sport:1/live',
  '/frame/sportWidgets/1?host=https%3A%2F%2Fnews.example&theme=dark',
  '/resources/live-score-strip/football',
  '/resources/further-matches.data?date=1795651200000&_routes=routes%2Fhome-further',
  '/resources/home-rail.data?league=l1&_routes=routes%2Fhome-rail',
  '/resources/season-outlook/l1.data?seasonId=s1&_routes=routes%2Fseason-outlook',
  '/about/privacy-policy/cookies',
  '/policy/terms',
  '/partnership',
])('keeps %s for two seconds at most', (path) => {
  const rule = ruleOf(path);
  expect(rule && rule.freshMs + rule.staleMs).toBe(2_000);
});

it.each(
  [
    `/me /me/profile /favourite /favourite/view /football/matches/favourite /matches/favourite/list`,
    `/for-you /search /news/search /news/rss.xml /test /${PRODUCT}-tv/my-list /google/callback`,
    `/error /app-download-redirect /robots.txt /sitemap.xml /geo-restricted /api/media/v1/news`,
    `/no-such-page /?utm_source=x /?device_id=d1 /match/m1?user_id=u1 /?flag=${'x'.repeat(400)}`,
  ].flatMap((line) => line.split(' ')),
)('makes %s for each visitor', (path) => {
  expect(ruleOf(path)).toBeNull();
});

const cleanOf = (path: string) => cleanAddressOf(new URL(path, 'https://scores.example'));

it.each([
  ['/?x=1', '/'],
  ['/?x=1&date=1795651200000&y', '/?date=1795651200000'],
  ['/match/a-b/m1?ref=app&device_id=d1', '/match/a-b/m1?device_id=d1'],
  [
    '/match/m1.data?_routes=routes%2Fmatch&utm_source=mail',
    '/match/m1.data?_routes=routes%2Fmatch',
  ],
  [
    '/?utm_source=mail&utm_campaign=cup&gclid=g1&x=1',
    '/#utm_source=mail&utm_campaign=cup&gclid=g1',
  ],
  [
    '/frame/sportWidgets/1?host=https%3A%2F%2Fnews.example&x=1',
    '/frame/sportWidgets/1?host=https%3A%2F%2Fnews.example',
  ],
  [`/news?x=${'x'.repeat(400)}`, '/news'],
])('drops from %s what no page reads', (path, clean) => {
  expect(cleanOf(path)).toBe(clean);
});

it.each([
  '/',
  '/football/matches/all?date=1795651200000',
  '/?device_id=d1&user_id=u1&app_version=2.1&platform=ios&lang=es&locale=es&brand=none',
  '/football/team/t1/compare?keyword=har&page=2',
  '/news/playlist/goals/p1?video=v1',
  // Pages that visitors do not share: a provider's answer has queries of its own.
  '/google/callback?code=c&state=s&scope=openid',
  '/search?keyword=x&x=1',
  '/live/multi-view?m=m1&m=m2',
  '/error?status=429&message=x',
  '/api/media/v1/news?x=1',
  '//match/m1?x=1',
])('leaves %s as it is', (path) => {
  expect(cleanOf(path)).toBeNull();
});

/** Queries that only pages read which visitors do not share: of a provider, an error, matches side by side. */
const ELSEWHERE = ['articleId', 'code', 'iss', 'm', 'message', 'provider', 'state', 'status'];

it('knows each query that a page reads', async () => {
  const files = import.meta.glob<string>(
    [
      '/web/**/*.{ts,tsx}',
      '/edge/{middleware,visitor}/*.ts',
      '!**/{e2e,testing,tools}/**',
      '!**/*.test.*',
    ],
    { query: '?raw', import: 'default' },
  );
  const read = await Promise.all(
    Object.values(files).map(async (text) => {
      const found = (await text()).matchAll(
        /(?:query|params|asked)\.(?:get|getAll|has)\('(\w+)'\)/gi,
      );
      return Array.from(found, ([, name = '']) => name);
    }),
  );
  const names = [...new Set(read.flat())].toSorted();
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => cleanOf(`/?${name}=1`) !== null)).toEqual(ELSEWHERE);
});

it.each([
  ['search', 'search'],
  ['news/search', 'search'],
  ['resources/search-suggestions', 'search'],
  ['sitemap.xml', 'document'],
  ['sitemaps/:name', 'document'],
  ['live/multi-view', 'own-page'],
] as const)('each spelling of /%s that the router takes has the gate %s', (route, gate) => {
  const path = `/${route.replace(':name', 'teams-1.xml')}`;
  for (const spelling of [path, path.toUpperCase(), `${path}/`, `${path}//`]) {
    expect(matchPath(route, spelling)).not.toBeNull();
    for (const asked of [spelling, `${spelling}.data`, `${path}/_.data`])
      expect([asked, gateOfPage(new URL(asked, 'https://scores.example'))]).toEqual([asked, gate]);
  }
});

it.each([
  '/team/t1/compare',
  '/team/reds/t1/compare',
  '/football/team/t1/compare',
  '/football/team/reds/t1/compare.data',
  '/PLAYER/p1/Compare//',
  '/football/player/ana/p1/compare/_.data',
])('%s has the gate of searches once it has a keyword', (path) => {
  const gateOf = (query: string) => gateOfPage(new URL(path + query, 'https://scores.example'));
  expect(gateOf('?keyword=har')).toBe('search');
  for (const query of ['', '?keyword=', '?keyword=+', '?page=har'])
    expect(gateOf(query)).toBe('own-page');
});
