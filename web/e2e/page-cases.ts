import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { integrityOf } from '../../clients/live/tarball/tarball-plugin.ts';
import { ARTICLE, BODO, PLAYLIST, VIDEO } from '../../edge/acceptance/catalogue.ts';
import type { Product } from '../../edge/acceptance/product.ts';
import { emailOf, putUsers, tokenAt } from '../../edge/acceptance/sign-ins.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { LANGUAGE_COOKIE, SIGN_IN_COOKIE, TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { PRODUCT } from '../../edge/contracts/product.ts';
import { BRANDS, coverPath } from '../../edge/shared/brand/brand.ts';
import { BAD, badQueryCases, queryOf } from './bad-query-cases.ts';
import { DEVICES, type Device } from './devices.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { catalogueAddresses } from './page-addresses.ts';
import { filledIn, isPage, type Answer } from './route-row.ts';
import { FRAME_ROUTES } from './route-table.frames.ts';
import { ROUTES } from './route-table.ts';
import { webViewBudget } from './web-view-budget.ts';

/** What a device's requests say, and the brand that its country has: each brand shows every page. */
const VISITORS: Record<Device, { agent: string; country: string; brand: BrandProfile }> = {
  mobile: {
    agent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    country: 'ES',
    brand: BRANDS.tv,
  },
  desktop: {
    agent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    country: 'BR',
    brand: BRANDS.net,
  },
};
const KNOWN = `${LANGUAGE_COOKIE}=en; ${TIME_ZONE_COOKIE}=Europe%2FMadrid`;

/** Text of everything that is a visitor's own. */
const OWN = 'own-secret';

/** Tests the pages of a product in test mode with `catalogueAt`. */
export function pageCases(site: () => Product): void {
  let matchId: string;
  let session: string;

  beforeAll(async () => {
    await putUsers(await site().database(), 1);
    session = await tokenAt(site().url, emailOf(0));
    vi.stubEnv('INGEST_SECRET', site().secret);
    ({ matchId } = await matchOfRoutes(site().url));
    vi.unstubAllEnvs();
  });

  describe.each(DEVICES)('on %s', (device) => {
    const { agent, country, brand } = VISITORS[device];
    const otherBrand = brand === BRANDS.tv ? BRANDS.net : BRANDS.tv;

    it.each(ROUTES)('$name answers at $path', async (row) => {
      const wanted: Answer = { ...row, ...row[device] };
      const answer = await fetch(site().url + filledIn(row.path, matchId), {
        redirect: 'manual',
        headers: { cookie: KNOWN, 'user-agent': agent, 'cf-ipcountry': country },
      });
      const html = await answer.text();
      const { to = '' } = wanted;
      const isRedirect = to !== '';
      const target = expect.stringMatching(
        patternOf(typeof to === 'string' ? filledIn(to, matchId) : to),
      );

      expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({
        status: wanted.status ?? 200,
        to: isRedirect ? target : null,
      });
      const caching = answer.headers.get('cache-control');
      const page = { ...lookAt(html, brand), places: placesOf(html, brand) };
      const places = expect.objectContaining(expectedPlaces(html, answer.status));
      const own = answer.status < 400 ? 'private, no-cache' : 'no-store';
      const expected = { ...expectedOf(wanted, device), places };
      const asked = encodeURIComponent(filledIn(row.path, matchId));
      const next = `${SIGN_IN_COOKIE}=${asked}; Path=/; Max-Age=60; SameSite=Lax`;
      expect({ caching, next: nextOf(answer), varies: varies(answer) }).toEqual({
        caching: wanted.caching ?? own,
        next: wanted.signsInFirst ? [next] : [],
        varies: row.path.startsWith('/frame/'),
      });
      expect(page).toMatchObject(isRedirect ? {} : expected);
      expect(placesOf(html, otherBrand)).toEqual(NOWHERE);
    });
  });

  it.each(
    Object.entries({
      [`/news/${ARTICLE.slug}/${ARTICLE.id}`]: [
        `/article-details?id=${ARTICLE.id}`,
        `/article-details?articleId=${ARTICLE.id}`,
        `/news/another-slug/${ARTICLE.id}`,
        `/football/news/${ARTICLE.slug}/${ARTICLE.id}`,
      ],
      [`/news/${ARTICLE.slug}/${ARTICLE.id}?flag=1`]: [`/news/another-slug/${ARTICLE.id}?flag=1`],
      [`/news/video/${VIDEO.slug}/${VIDEO.id}`]: [
        `/video-details?id=${VIDEO.id}`,
        `/video-details?videoId=${VIDEO.id}`,
        `/tennis/news/video/${VIDEO.slug}/${VIDEO.id}`,
      ],
      [`/news/video/${VIDEO.slug}/${VIDEO.id}?flag=1`]: [`/news/video/another/${VIDEO.id}?flag=1`],
      [`/news/playlist/${PLAYLIST.slug}/${PLAYLIST.id}?video=${VIDEO.id}`]: [
        `/news/playlist/another/${PLAYLIST.id}?video=${VIDEO.id}`,
      ],
    }).flatMap(([own, others]) => others.map((other) => [other, own])),
  )('an article’s or a video’s other address %s leads to %s', async (path, own) => {
    const answer = await fetch(site().url + path, { redirect: 'manual' });
    await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own]);
  });

  it.each([
    ['/favourite', '', '/favourite/init'],
    ['/favourite', `; favourites=${encodeURIComponent(`20:1:${BODO.id}`)}`, '/favourite/view'],
    ['/me/favourite', '', '/favourite/view'],
    ['/me', '', '/me/edit-profile'],
  ])('a signed-in fan at %s%s goes on to %s', async (path, more, to) => {
    const headers = {
      cookie: `${PRODUCT}=${session}${more}`,
      'user-agent': VISITORS.desktop.agent,
    };
    const answer = await fetch(site().url + path, { headers, redirect: 'manual' });
    await answer.text();
    expect([answer.status, answer.headers.get('location'), nextOf(answer)]).toEqual([302, to, []]);
  });

  it('a web view’s data come as JSON, which no cache gives for its page', async () => {
    const answer = await fetch(`${site().url}/frame/sportWidgets/1`, {
      headers: { accept: 'application/json' },
    });
    expect(await answer.json()).toHaveProperty('name', 'frame-day');
    expect([varies(answer), answer.headers.get('cache-control')]).toEqual([
      true,
      'private, no-cache',
    ]);
  });

  const CROSS_ORIGIN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
  it.each([
    ['/widgets.js', CROSS_ORIGIN_HOUR],
    ['/widgets/0b1e9b9304e6f2e9.js', 'public, max-age=31536000, immutable'],
    ['/flags/2.8.3/no.svg', 'public, max-age=31536000, immutable'],
    ['/icons/touchline-tv-any-192.png', 'public, max-age=86400, stale-while-revalidate=2592000'],
    ['/screenshots/home-wide-en.webp', 'public, max-age=86400'],
    ['/clips/goals/index.m3u8', 'public, max-age=86400'],
    // A browser must find a new one at once.
    ['/alerts-worker.js', 'public, max-age=0, must-revalidate'],
    ['/favicon.svg', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'private, max-age=3600'],
    ['/sitemap.xml', 'private, max-age=3600'],
    ['/sitemaps/leagues-football.xml', 'private, max-age=3600'],
    ['/news/rss.xml', 'private, max-age=300'],
    ['/football/news/atom.xml', 'private, max-age=300'],
    ['/resources/countries', 'private, no-cache'],
  ])('%s may be kept as %s', async (path, caching) => {
    const answer = await fetch(site().url + path);
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, caching]);
  });

  it('the client is the package whose hash docs/live-protocol.md names', async () => {
    const answer = await fetch(`${site().url}/clients/live.tgz`);
    const integrity = integrityOf(new Uint8Array(await answer.arrayBuffer()));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
    const path = new URL('../../docs/live-protocol.md', import.meta.url);
    expect(await readFile(path, 'utf8')).toContain(`\n${integrity}\n`);
  });

  it('no web view lists more scripts and texts than its budget', async () => {
    const more: string[] = [];
    for (const row of FRAME_ROUTES.filter((each) => isPage(each, 'mobile'))) {
      const url = new URL(filledIn(row.path, matchId), site().url);
      // Its letters take the most bytes.
      url.searchParams.set('locale', 'ar');
      const html = await (await fetch(url)).text();
      const paths = html.matchAll(/(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g);
      const files = await Promise.all(
        [...new Set(Array.from(paths, ([, path = '']) => path))].map(async (path) => {
          const answer = await fetch(new URL(path, url));
          return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
        }),
      );
      const sum = files.reduce((total, size) => total + size, 0);
      if (files.length === 0 || sum > webViewBudget(row)) more.push(`${row.name}: ${sum}`);
    }
    expect(more).toEqual([]);
  });

  describe('bad queries', () => {
    const kinds = ['the end of time', 'no UTF-8'] as const;
    badQueryCases(site, Object.fromEntries(kinds.map((kind) => [kind, queryOf(BAD[kind])])));
  });

  it.each([BRANDS.tv, BRANDS.net])(
    'a phone is led to the store page of $brandDisplayName',
    async ({ brandHeaderName, googlePlayStoreUrl }) => {
      const path = `/app-download-redirect?brand=${brandHeaderName}`;
      const headers = { 'user-agent': VISITORS.mobile.agent, 'cf-ipcountry': 'ES' };
      const answer = await fetch(site().url + path, { headers, redirect: 'manual' });
      expect(answer.headers.get('location')).toBe(googlePlayStoreUrl);
    },
  );

  it('a cookie remembers the requested brand', async () => {
    const asked = await fetch(`${site().url}/?brand=${BRANDS.net.brandHeaderName}`);
    await asked.text();
    const cookie = asked.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const headers = { cookie: cookie.join('; '), 'cf-ipcountry': 'ES' };
    const html = await (await fetch(site().url, { headers })).text();
    expect(placesOf(html, BRANDS.net)).toMatchObject(expectedPlaces(html, 200));
    expect(placesOf(html, BRANDS.tv)).toEqual(NOWHERE);
  });

  it('no page that others get has anything of a visitor, on any route', async () => {
    const cookie = [
      `${PRODUCT}=${session}`,
      `favourites=20%3A1%3A${OWN}`,
      ...['device-id', 'signed-in', 'sign-in-for', 'other'].map((name) => `${name}=${OWN}`),
    ].join('; ');
    const visit = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(site().url + path, { headers, redirect: 'manual' });
      return `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
    };
    const foreign = new RegExp(`${OWN}|${emailOf(0)}|user-0`);
    const routes = await catalogueAddresses();
    expect(routes.length).toBeGreaterThan(100);
    for (const { address } of routes) {
      await visit(address, { cookie, 'user-agent': `Mozilla/5.0 ${OWN}`, referer: OWN });
      // A page of their own may have answers that the product asked for the first fan.
      const other = { cookie: `favourites=${encodeURIComponent(`20:1:${BODO.id}`)}` };
      const seen = [await visit(address, {}), await visit(address, other)];
      expect(seen.filter((page) => foreign.test(page)).map((page) => [address, page])).toEqual([]);
    }
  });
}

/** Returns the cookies that name the page after a sign-in. */
function nextOf({ headers }: Response): string[] {
  return headers.getSetCookie().filter((line) => line.startsWith(`${SIGN_IN_COOKIE}=`));
}

/** Whether caches must tell a page from its data. */
function varies({ headers }: Response): boolean {
  return (headers.get('vary') ?? '').split(/, */).includes('accept');
}

/** Returns a pattern of a text: the whole of it, or the pattern that it is. */
function patternOf(text: string | RegExp): RegExp {
  if (typeof text !== 'string') return text;
  return new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`);
}

/** Returns what an answer's page must be like, as far as its row says. */
function expectedOf({ layout, page, flags, title }: Answer, device: Device): object {
  return {
    layout: layout ?? device,
    ...(page !== undefined && { page }),
    ...(flags !== undefined && { flags }),
    title: expect.stringMatching(patternOf(title ?? /^/)),
  };
}

/** Returns a page's layout, name, flags and its title without the brand. */
function lookAt(html: string, brand: BrandProfile): object {
  const [tag = ''] = /<div data-layout="[^>]*>/.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(tag)?.[1];
  return {
    layout: attribute('layout'),
    page: attribute('page'),
    flags: attribute('flags') ?? '',
    title: titleOf(html).replace(` · ${brand.brandDisplayName}`, ''),
  };
}

function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Places of a page that may show a brand. */
type Places = Record<'title' | 'attribute' | 'image' | 'links', boolean>;

const NOWHERE: Places = { title: false, attribute: false, image: false, links: false };

/** Returns the places where a page shows a brand. */
function placesOf(html: string, brand: BrandProfile): Places {
  return {
    title: html.includes(` · ${brand.brandDisplayName}</title>`),
    attribute: html.includes(`data-brand="${brand.brandHeaderName}"`),
    image: html.includes(coverPath(brand)),
    links: [brand.appStoreUrl, brand.supportEmail, brand.androidAppPackageName].some((link) =>
      [`"${link}`, `mailto:${link}`, `=${link}`].some((text) => html.includes(text)),
    ),
  };
}

/** Returns the places where a page must show its own brand. */
function expectedPlaces(html: string, status: number): Partial<Places> {
  const image = /property="og:image" content="([^"]*)"/.exec(html)?.[1];
  // A match is shared with its own card; a missing page needs no picture, and nobody shares a web view.
  const isShared = status === 200 && !html.includes('data-page="frame-');
  const hasCover = isShared && (image === undefined || image.includes('/covers/'));
  return {
    title: true,
    attribute: true,
    ...(hasCover && { image: true }),
    ...(html.includes('<footer') && { links: true }),
  };
}
