import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ARTICLE, BODO } from '../../edge/acceptance/catalogue.ts';
import type { Product } from '../../edge/acceptance/product.ts';
import { emailOf, putUsers, tokenAt } from '../../edge/acceptance/sign-ins.ts';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { LANGUAGE_COOKIE, TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
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

  beforeAll(async () => {
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
      const page = { ...lookAt(html, brand), places: placesOf(html, brand), caching };
      const places = expect.objectContaining(expectedPlaces(html, answer.status));
      const own = answer.status === 200 ? 'private, no-cache' : 'no-store';
      const expected = { ...expectedOf(wanted, device), places, caching: row.caching ?? own };
      expect(page).toMatchObject(isRedirect ? {} : expected);
      expect(placesOf(html, otherBrand)).toEqual(NOWHERE);
    });
  });

  it.each([
    `/article-details?id=${ARTICLE.id}`,
    `/article-details?articleId=${ARTICLE.id}`,
    `/news/another-slug/${ARTICLE.id}`,
    `/football/news/${ARTICLE.slug}/${ARTICLE.id}`,
  ])('an article’s other address %s leads to its own', async (path) => {
    const answer = await fetch(site().url + path, { redirect: 'manual' });
    await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `/news/${ARTICLE.slug}/${ARTICLE.id}`,
    ]);
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
    await putUsers(await site().database(), 1);
    const session = await tokenAt(site().url, emailOf(0));
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
