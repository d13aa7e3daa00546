import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { ARTICLE, BODO, catalogueAt, LEAGUE, LIVE } from '../../edge/acceptance/catalogue.ts';
import { importCatalogue } from '../../edge/acceptance/import-catalogue.ts';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import { emailOf, putUsers, tokenAt } from '../../edge/acceptance/sign-ins.ts';
import { PRODUCT } from '../../edge/contracts/product.ts';
import { article } from '../../edge/testing/articles.ts';
import { signed } from '../../edge/testing/signed.ts';
import { catalogueAddresses } from './page-addresses.ts';

/** The product's clock stands: a cached page stays fresh, and two renderings are the same. */
const NOW = Date.now() + 60_000;

let product: Product;

beforeAll(async () => {
  product = await startProduct({ clock: { at: NOW }, country: 'mx' });
  await importCatalogue(product, catalogueAt(NOW));
  const database = await product.database();
  await putUsers(database, 1);
  // Its room stores the live match a moment later: until then pages of one address may differ.
  const stored = database.prepare("SELECT id FROM matches WHERE id = ? AND status = 'Live'");
  await eventually(async () => {
    const { results } = await stored.bind(LIVE).all();
    if (results.length === 0) throw new Error('The live match is not stored yet.');
  });
});

afterAll(() => product.stop());

type Headers = Record<string, string>;

/** Requests a page; its nonce is the only thing that differs between two answers. */
async function visit(path: string, headers: Headers = {}) {
  const answer = await fetch(product.url + path, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
    text: (await answer.text()).replaceAll(/(nonce=\\*")[\w+/=]{24}/g, '$1'),
  };
}

/** As an app with a token of its own: the page is made for this request alone. */
const visitAlone = (path: string, headers: Headers = {}) =>
  visit(path, { ...headers, authorization: 'Bearer none' });

/** Text of everything that is a visitor's own. */
const OWN = 'own-secret';
const OTHER_FAN = { cookie: `favourites=${encodeURIComponent(`20:1:${BODO.id}`)}` };

it('no page that others get has anything of a visitor, on any route', async () => {
  const session = await tokenAt(product.url, emailOf(0));
  const device = `device-id=${OWN}; signed-in=${OWN}; other=${OWN}; sign-in-for=${OWN}`;
  const fan = `${PRODUCT}=${session}; favourites=20%3A1%3A${OWN}; ${device}`;
  const routes = await catalogueAddresses();
  expect(routes.length).toBeGreaterThan(100);
  for (const { address } of routes)
    for (const path of [address, `${address === '/' ? '/_' : address}.data`]) {
      await visit(path, { cookie: fan, 'user-agent': `Mozilla/5.0 ${OWN}`, referer: OWN });
      await visit(path, { cookie: device, 'x-forwarded-for': OWN, 'device-id': OWN });
      const stranger = await visit(path);
      expect([path, stranger]).toEqual([path, await visitAlone(path)]);
      // A page of their own, with answers that were asked for the first fan.
      const other = await visit(path, OTHER_FAN);
      expect([path, other]).toEqual([path, await visitAlone(path, OTHER_FAN)]);
      expect(`${path} ${JSON.stringify([stranger, other])}`).not.toMatch(
        new RegExp(`${OWN}|${emailOf(0)}|user-0`),
      );
    }
}, 240_000);

it('visitors have the brand of the country that the product was started with', async () => {
  expect((await visit('/partnership')).text).toContain(`data-brand="${PRODUCT}-net"`);
});

const PATHS = [
  '/',
  `/match/brann-glimtande-glimt/${LIVE}/odds`,
  `/football/league/fjordligaen-ostland/${LEAGUE.id}/standings`,
  '/news',
  `/${PRODUCT}-tv`,
];
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const COOKIES = [
  ['language=es-MX', 'language=pt-BR', 'language=ar', 'theme=dark', 'density=compact'],
  [`brand=${PRODUCT}-net`, `brand=${PRODUCT}-tv`],
  ['time-zone=Europe%2FMadrid', 'time-zone=Asia%2FTokyo', 'country=br', 'consent=none'],
  ['odds-format=american', 'web-view=platform%3Dandroid', `other=${OWN}`],
].flat();
const visitors = fc.record({
  path: fc.constantFrom(...PATHS),
  cookie: fc.uniqueArray(fc.constantFrom(...COOKIES), { maxLength: 3 }),
  agent: fc.constantFrom('', PHONE),
  languages: fc.constantFrom('', 'pt-BR', 'es'),
});

it('no page depends on the visitors before, as it is rendered', async () => {
  for (const { path, cookie, agent, languages } of fc.sample(visitors, {
    numRuns: 120,
    seed: 30,
  })) {
    const headers = {
      cookie: cookie.join('; '),
      'user-agent': agent,
      'accept-language': languages,
    };
    expect(await visit(path, headers)).toEqual(await visitAlone(path, headers));
  }
}, 120_000);

it('an edited article is new on every page at once', async () => {
  const title = 'Bodø Glimt win a third time';
  const paths = [`/news/${ARTICLE.slug}/${ARTICLE.id}`, '/', '/news'];
  for (const path of paths) {
    const { status, text } = await visit(path);
    expect([path, status, text.includes(ARTICLE.title)]).toEqual([path, 200, true]);
  }
  const edited = article({ ...ARTICLE, title, publishedAt: NOW - 60_000, leagueIds: [LEAGUE.id] });
  const answer = await fetch(
    signed(
      `${product.url}/ingest/v1/content`,
      { source: 'contract', content: [edited] },
      { secret: product.secret },
    ),
  );
  expect(await answer.text()).toContain('applied');
  for (const path of paths) expect((await visit(path)).text).toContain(title);
});
