import { expect, test } from 'vitest';
import { slugify } from '../../realtime/protocol/fold-text.ts';
import { canonicalAddress, isSportAndSlugValid } from './slug-rule.ts';

function requestOf(path: string) {
  const url = new URL(path, 'https://scores.example');
  const segments = url.pathname.split('/').filter(Boolean);
  const sport = /^(match|team)$/.test(segments[0] ?? '') ? undefined : segments.shift();
  segments.shift();
  const slug = /^[a-z]/i.test(segments[0] ?? '') ? segments[0] : undefined;
  return { url, params: { sport, slug } };
}

const RED_STAR = '/football/team/red-star/7';

test.each([
  '/football/team/7',
  '/football/team/red-star/7',
  '/football/team/red-star/7/fixtures?flag=2',
  '/team/red-star/7',
])('%s needs no redirect', (path) => {
  expect(canonicalAddress(requestOf(path), RED_STAR)).toBeNull();
});

test.each([
  ['/football/team/dynamo/7', RED_STAR],
  ['/tennis/team/red-star/7', RED_STAR],
  ['/tennis/team/7/overview', `${RED_STAR}/overview`],
  ['/football/team/Red-Star/7/results?flag=2', `${RED_STAR}/results?flag=2`],
])('the canonical address of %s is %s', (path, canonical) => {
  expect(canonicalAddress(requestOf(path), RED_STAR)).toBe(canonical);
});

test('the canonical address of a page without a sport has no sport', () => {
  expect(canonicalAddress(requestOf('/football/match/a-vs-b/7'), '/match/a-vs-b/7')).toBe(
    '/match/a-vs-b/7',
  );
  expect(canonicalAddress(requestOf('/match/a-vs-b/7'), '/match/a-vs-b/7')).toBeNull();
});

test.each([
  [{}, true],
  [{ sport: 'tennis', slug: 'A-1' }, true],
  [{ sport: 'cricket' }, false],
  [{ slug: 'a_b' }, false],
])('%o is valid: %s', (params, isValid) => {
  expect(isSportAndSlugValid({ params, url: new URL('https://scores.example/') })).toBe(isValid);
});

test.each([
  '/news/video/old-goal/7',
  '/football/news/video/old-goal/7',
  '/tennis/news/video/late-goal/7',
])('the canonical address of a news video is derived from %s', (path) => {
  const url = new URL(`${path}?lang=en`, 'https://scores.example');
  const segments = path.split('/').filter(Boolean);
  const [sport] = segments.length > 4 ? segments : [];
  const params = { sport, slug: segments.at(-2) };
  const canonical = '/football/news/video/late-goal/7';
  expect(canonicalAddress({ url, params }, canonical)).toBe(`${canonical}?lang=en`);
});

test('an address whose slug splits a name at its apostrophe leads to the joined one', () => {
  const url = new URL('https://example.org/football/team/queen-s-park/7/results?x=1');
  const params = { sport: 'football', slug: 'queen-s-park' };
  const canonical = `/football/team/${slugify('Queen’s Park')}/7`;
  expect(canonicalAddress({ params, url }, canonical)).toBe(
    '/football/team/queens-park/7/results?x=1',
  );
});
