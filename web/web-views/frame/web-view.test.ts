import { expect, test } from 'vitest';
import { webViewOf } from './web-view.ts';

const asked = (path: string) => {
  const view = webViewOf(new URL(path, 'https://scores.example'));
  return view && 'sport' in view ? { ...view, sport: view.sport.key } : view;
};

test.each([
  ['/frame/policy/privacy-policy', { kind: 'policy-list', type: 'privacy-policy' }],
  [
    '/frame/policy/terms-of-service/questions',
    { kind: 'policy', type: 'terms-of-service', id: 'questions' },
  ],
  ['/frame/delete-account-instructions', { kind: 'delete-account-instructions' }],
  [
    '/frame/liveStat/1/tracker?matchId=m1',
    { kind: 'live-stat', sport: 'football', widget: 'tracker', matchId: 'm1' },
  ],
  ['/frame/sportWidgets/5?theme=dark', { kind: 'sport', sport: 'tennis' }],
  [
    '/frame/widget/standings/2?leagueId=l1&scope=home&device_id=d',
    { kind: 'standings', sport: 'basketball', leagueId: 'l1', scope: 'home' },
  ],
  [
    '/frame/widget/common/1/fixtures?teamId=t1',
    { kind: 'fixtures', sport: 'football', of: { teamId: 't1' } },
  ],
  [
    '/frame/widget/common/1/results?leagueId=l1',
    { kind: 'results', sport: 'football', of: { leagueId: 'l1' } },
  ],
  [
    '/frame/widget/common/16/next-match?leagueId=l1',
    { kind: 'next-match', sport: 'american-football', of: { leagueId: 'l1' } },
  ],
  ['/frame/widget/common/1/live', { kind: 'live', sport: 'football', leagueId: null }],
  ['/frame/widget/common/1/live?leagueId=l1', { kind: 'live', sport: 'football', leagueId: 'l1' }],
  [
    '/frame/widget/common/1/bracket?leagueId=sr%3Aleague%3A1',
    { kind: 'bracket', sport: 'football', leagueId: 'sr:league:1' },
  ],
  [
    '/frame/widget/common/1/top-scorers?leagueId=l1',
    { kind: 'top-scorers', sport: 'football', leagueId: 'l1' },
  ],
  [
    '/frame/widget/common/1/head-to-head?matchId=m1',
    { kind: 'head-to-head', sport: 'football', matchId: 'm1' },
  ],
  [
    '/frame/widget/common/1/lineups?matchId=m1',
    { kind: 'lineups', sport: 'football', matchId: 'm1' },
  ],
])('%s is a web view', (path, view) => {
  expect(asked(path)).toEqual(view);
});

test.each([
  ['/frame/liveStat/1/tracker', ['matchId']],
  ['/frame/liveStat/1/score?matchId=', ['matchId']],
  ['/frame/widget/standings/1', ['leagueId']],
  ['/frame/widget/standings/1?leagueId=l1&scope=both', ['scope']],
  ['/frame/widget/common/1/fixtures', ['teamId', 'leagueId']],
  ['/frame/widget/common/1/bracket?teamId=t1', ['leagueId']],
  ['/frame/widget/common/1/lineups?matchId=a%2Fb', ['matchId']],
])('%s is a bad query and names the parameters at fault', (path, parameters) => {
  expect(asked(path)).toEqual({ kind: 'bad-query', parameters });
});

test.each([
  '/frame',
  '/frame/',
  '/frame/elsewhere',
  '/frame/policy',
  '/frame/policy/cookies',
  '/frame/policy/privacy-policy/a/b',
  '/frame/liveStat/1/constructor?matchId=m1',
  '/frame/liveStat/99/tracker?matchId=m1',
  '/frame/liveStat/football/tracker?matchId=m1',
  '/frame/sportWidgets',
  '/frame/sportWidgets/1/more',
  '/frame/widget/standings/1/more?leagueId=l1',
  '/frame/widget/common/1',
  '/frame/widget/common/1/weather',
  '/frame/widget/common/1/toString',
  '/frame/%',
])('there is no web view at %s', (path) => {
  expect(asked(path)).toBeNull();
});
