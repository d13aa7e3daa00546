import { expect, it } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { pageRuleOf } from './page-rule.ts';

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
