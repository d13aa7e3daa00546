import { expect, test } from './fixtures.ts';
import { openDocument } from './open-page.ts';

/*
 * A page of another site, which no setting lists, in a real browser: it reads what is public, and nothing
 * else.
 */

test('a page of another origin reads ten calls of the media API @desktop', async ({
  page,
  product,
  site,
  field,
}) => {
  const match = field.match({ home: 'Wold Rangers', away: 'Yarrow City' });
  await match.kickOff();
  const { matchId } = match;
  const [from, to] = [Date.now() - 86_400_000, Date.now() + 86_400_000];
  const paths = [
    '/sports',
    '/leagues',
    '/leagues/journey-league',
    '/leagues/journey-league/teams',
    '/leagues/journey-league/standings',
    `/events?from=${from}&to=${to}`,
    `/events/${matchId}`,
    `/events/${matchId}/head-to-head`,
    `/teams/${matchId}-h`,
    '/search/team?keyword=Wold',
  ].map((path) => `${product.url}/api/media/v1${path}`);
  await openDocument(page, site.page('a club'));
  const read = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(address);
          return {
            status: answer.status,
            tag: answer.headers.get('etag'),
            text: await answer.text(),
          };
        }),
      ),
    paths,
  );
  expect(read.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(read.every(({ tag }) => tag?.startsWith('W/'))).toBe(true);
  for (const at of [5, 6, 9]) expect(read[at]?.text).toContain('Wold Rangers');
});

test('a page of another origin may send a partner key, and nothing that is a user’s @desktop', async ({
  page,
  product,
  site,
}) => {
  await openDocument(page, site.page('a club'));
  const outcomes = await page.evaluate(async (api) => {
    const outcome = async (path: string, init: RequestInit = {}) =>
      fetch(api + path, init).then(
        (answer) => answer.status,
        () => 'blocked',
      );
    const sports = '/media/v1/sports';
    return {
      key: await outcome(sports, { headers: { 'partner-key': 'unknown' } }),
      keyInQuery: await outcome(`${sports}?partnerKey=unknown`),
      token: await outcome(sports, { headers: { 'access-token': 'a-token' } }),
      cookies: await outcome('/media/v1/news', { credentials: 'include' }),
      favourites: await outcome('/media/v1/favourite/list'),
      channels: await outcome('/media/v1/events/none/broadcasters'),
      account: await outcome('/touchline-patron/country/locate'),
      write: await outcome('/media/v1/news/comment/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    };
  }, `${product.url}/api`);
  expect(outcomes).toEqual({
    key: 401,
    keyInQuery: 401,
    token: 'blocked',
    cookies: 'blocked',
    favourites: 'blocked',
    channels: 'blocked',
    account: 'blocked',
    write: 'blocked',
  });
});
