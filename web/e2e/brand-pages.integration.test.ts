import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiProcess, type ApiProcess } from '../../edge/acceptance/api-process.ts';
import {
  ARTICLE,
  BODO,
  BRANN,
  catalogueAt,
  LEAGUE,
  UPCOMING,
} from '../../edge/acceptance/catalogue.ts';
import { importCatalogue } from '../../edge/acceptance/import-catalogue.ts';
import { forwardTo, startRecorder, type Recorder } from '../../edge/acceptance/recorder.ts';
import { BRANDS, coverPath } from '../../edge/shared/brand/brand.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { startServer, type Server } from '../../edge/local/start-server.ts';
import { pageAddresses } from './page-addresses.ts';

let state: string;
let api: ApiProcess;
let recorder: Recorder;
let product: Server;
/** As `npm start -- --country mx`. */
let inMexico: Server;

beforeAll(async () => {
  api = await startApiProcess({ country: 'ES' });
  await importCatalogue(api, catalogueAt(Date.now()));
  recorder = await startRecorder(forwardTo(api.url));
  state = await mkdtemp(join(tmpdir(), 'brands-'));
  const vars = { MEDIA_API_URL: `${recorder.url}/media` };
  product = await startServer({ persist: join(state, 'a'), vars });
  inMexico = await startServer({ persist: join(state, 'b'), vars, country: 'mx' });
});

afterAll(async () => {
  await product.stop();
  await inMexico.stop();
  await recorder.stop();
  await api.stop();
  await rm(state, { recursive: true, force: true });
});

const pages = await pageAddresses({
  sport: 'football',
  matchId: UPCOMING,
  teamId: BODO.id,
  leagueId: LEAGUE.id,
  otherId: BRANN.id,
  playerId: 'fjord-player-1',
  otherPlayerId: 'fjord-h-9',
  articleId: ARTICLE.id,
  videoId: 'none',
  playlistId: 'none',
  slipId: 'none',
  slug: ARTICLE.slug,
  betRadarId: 'sr:sport:1',
  provider: 'google',
  type: 'team',
  name: 'privacy-policy-list',
  section: 'what-we-use-it-for',
});

/** A page that calls the API, one that does not, a redirect, a web view's page, and a news feed. */
const KINDS = [
  '/',
  '/:sport?/match/:slug?/:matchId',
  '/partnership',
  '/about/:name/:id?',
  '/live-stat',
  '/:sport?/news/rss.xml',
].map((pattern) => {
  const page = pages.find((each) => each.pattern === pattern);
  if (!page) throw new Error(`There is no page ${pattern}`);
  return page;
});

const BOTH: [country: string, brand: BrandProfile][] = [
  ['BR', BRANDS.net],
  ['ES', BRANDS.tv],
];

it.each(
  pages.flatMap(({ pattern, address }) =>
    BOTH.map(([country, brand]) => ({ pattern, address, country, brand })),
  ),
)('$pattern has the brand of $country', async ({ address, country, brand }) => {
  const seen = await look(new URL(address, product.url), { 'CF-IPCountry': country });
  expect(seen.marks).toEqual(marksOf(brand, seen));
});

const visits: [who: string, country: string | null, query: string, brand: BrandProfile][] = [
  ['a visitor in Mexico', 'mx', '', BRANDS.net],
  ['a visitor from nowhere', null, '', BRANDS.tv],
  ['a visitor in Brazil who asks for the first', 'BR', BRANDS.tv.brandHeaderName, BRANDS.tv],
  ['a visitor in Spain who asks for the second', 'ES', BRANDS.net.brandHeaderName, BRANDS.net],
];

// The edge resolves the brand before it knows the route, so one page of each kind is enough.
describe.each(KINDS)('$pattern', ({ address }) => {
  it.each(visits)('is shown to %s under its brand', async (_who, country, asked, brand) => {
    const url = new URL(address, product.url);
    if (asked) url.searchParams.set('brand', asked);
    const seen = await look(url, country ? { 'CF-IPCountry': country } : {});
    expect(seen.marks).toEqual(marksOf(brand, seen));
  });

  it('has the second brand if the product was started with --country mx', async () => {
    const seen = await look(new URL(address, inMexico.url));
    expect(seen.marks).toEqual(marksOf(BRANDS.net, seen));
  });
});

it('a cookie remembers the requested brand', async () => {
  const asked = await fetch(`${product.url}/?brand=${BRANDS.net.brandHeaderName}`);
  await asked.text();
  const cookie = cookiesOf(asked).join('; ');
  const seen = await look(new URL(product.url), { cookie, 'CF-IPCountry': 'ES' });
  expect(seen.marks).toEqual(marksOf(BRANDS.net, seen));
});

it('an operator’s settings override a brand’s values', async () => {
  const first = { appStoreUrl: 'https://apps.test/own', supportEmail: 'help@scores.test' };
  const own = await startServer({
    persist: join(state, 'c'),
    vars: { FIRST_BRAND: JSON.stringify(first) },
  });
  const page = await fetch(own.url);
  const text = await page.text();
  await own.stop();
  for (const said of Object.values(first)) expect(text).toContain(said);
  expect(text).not.toContain(BRANDS.tv.supportEmail);
  expect(text).toContain(BRANDS.tv.googlePlayStoreUrl.replaceAll('&', '&amp;'));
});

/** Places that show a brand, with the names of the brands they show. */
type Marks = Record<'header' | 'title' | 'attribute' | 'image' | 'links', string[]>;

interface Seen {
  marks: Marks;
  isCalling: boolean;
  isPage: boolean;
  isFound: boolean;
  /** Whether its share picture belongs to no brand. */
  hasCard: boolean;
  hasFooter: boolean;
}

async function look(url: URL, headers: Record<string, string> = {}): Promise<Seen> {
  recorder.take();
  const { response, text } = await visit(url, headers);
  const image = /property="og:image" content="([^"]*)"/.exec(text)?.[1];
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const sent = new Set(recorder.take().map((call) => call.headers['brand']));
  const brandsWhere = (tells: (brand: BrandProfile) => boolean) =>
    [BRANDS.tv, BRANDS.net].filter(tells).map(({ brandName }) => brandName);
  return {
    isCalling: sent.size > 0,
    isPage,
    isFound: isPage && response.status === 200,
    hasCard: image !== undefined && !image.includes('/covers/'),
    hasFooter: text.includes('<footer'),
    marks: {
      header: brandsWhere(({ brandHeaderName }) => sent.has(brandHeaderName)),
      // A news feed has a title too.
      title: brandsWhere(
        ({ brandDisplayName }) => isPage && text.includes(` · ${brandDisplayName}</title>`),
      ),
      attribute: brandsWhere(({ brandHeaderName }) =>
        text.includes(`data-brand="${brandHeaderName}"`),
      ),
      image: brandsWhere((brand) => text.includes(coverPath(brand))),
      links: brandsWhere((brand) =>
        [brand.appStoreUrl, brand.supportEmail, brand.androidAppPackageName].some(
          (link) =>
            text.includes(`"${link}`) ||
            text.includes(`mailto:${link}`) ||
            text.includes(`=${link}`),
        ),
      ),
    },
  };
}

/** Follows the product's own redirects with cookies; for an external one, reads only the address. */
async function visit(url: URL, headers: Record<string, string>) {
  const cookies = headers['cookie'] ? [headers['cookie']] : [];
  for (let address = url; ;) {
    const response = await fetch(address, {
      // Past the cache, whose renewals would make other visitors' calls meanwhile.
      headers: { ...headers, cookie: cookies.join('; '), 'cache-control': 'no-cache' },
      redirect: 'manual',
    });
    const text = await response.text();
    const location = response.headers.get('location');
    if (location === null) return { response, text };
    const next = new URL(location, address);
    if (next.origin !== url.origin) return { response, text: `"${next.href}"` };
    cookies.push(...cookiesOf(response));
    address = next;
  }
}

function cookiesOf(response: Response): string[] {
  return response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
}

/** Returns a brand's expected marks, none of the other's. */
function marksOf({ brandName }: BrandProfile, seen: Seen): Marks {
  const { isCalling, isPage, isFound, hasCard, hasFooter } = seen;
  return {
    header: isCalling ? [brandName] : [],
    title: isPage ? [brandName] : [],
    attribute: isPage ? [brandName] : [],
    // A match is shared with its own card; a missing page needs no picture.
    image: hasCard || (!isFound && seen.marks.image.length === 0) ? [] : [brandName],
    // A blank page has no footer, but its data may name the brand's links.
    links: isPage && (hasFooter || seen.marks.links.length > 0) ? [brandName] : [],
  };
}
