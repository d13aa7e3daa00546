import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { brandNamed } from '../shared/brand/brand.ts';
import { consentValue, readConsent } from '../contracts/consent.ts';
import { ODDS_FORMAT_COOKIE } from '../contracts/cookies.ts';
import type { Visitor } from '../contracts/edge-context.ts';
import { consentRequestOf, type PageContext, type PageFacts } from '../load-context.ts';
import { Renewals } from '../session/renewals.ts';
import { RequestSession } from '../session/request-session.ts';
import { RENEWAL_COOKIE, SESSION_COOKIE } from '../session/session-cookies.ts';
import { brandsOf, type BrandVariables } from '../visitor/brands.ts';

/**
 * All that a cached page depends on besides the product's data and variables. The page is made from
 * these values alone: nothing else of a request can get into it.
 */
export interface PageKey extends Pick<
  Visitor,
  'country' | 'countryCode' | 'language' | 'timeZone' | 'theme' | 'density' | 'platform'
> {
  /** Origin, path and query. */
  address: string;
  /** The brand's header name. */
  brand: string;
  /** The device's flags that pages read, in the order of `DEVICE_FLAGS`. */
  device: string;
  /** Value of the consent cookie; null without a valid one. */
  consent: string | null;
  /** Whether the browser refuses to be measured. */
  isRefused: boolean;
  /** Value of the cookie for the format of odds; null for the usual format. */
  oddsFormat: string | null;
  /** Whether a web view requests its data, as JSON. */
  isData: boolean;
}

const DEVICE_FLAGS = ['isDesktop', 'isIos', 'isAndroid', 'isCrawler'] as const;

/** Headers of a visitor who gets an answer of their own. */
const OWN_HEADERS = ['authorization', 'access-token'];
const JSON_TYPE = 'application/json';

/** Returns the key of the requested page; null if the page is the visitor's own. */
export function pageKeyOf(c: PageContext): PageKey | null {
  if (!isRead(c) || OWN_HEADERS.some((name) => c.req.header(name) !== undefined)) return null;
  if ([SESSION_COOKIE, RENEWAL_COOKIE].some((name) => getCookie(c, name) !== undefined))
    return null;
  const { user, favourites, webView, isRestricted, delay, ...visitor } = c.get('visitor');
  const isIntroduced = Object.values(webView).some((value) => value !== null);
  if (user || favourites.length > 0 || isIntroduced || isRestricted || delay > 0) return null;
  const { country, countryCode, language, timeZone, theme, density, platform } = visitor;
  const { choice, isRefused } = consentRequestOf(c);
  const allowed = readConsent(choice);
  const oddsFormat = getCookie(c, ODDS_FORMAT_COOKIE) ?? '';
  return {
    address: c.req.url,
    country,
    countryCode,
    brand: visitor.brand.brandHeaderName,
    language,
    timeZone,
    theme,
    density,
    platform,
    device: DEVICE_FLAGS.map((flag) => Number(visitor.device[flag])).join(''),
    consent: allowed && consentValue(allowed),
    isRefused,
    oddsFormat: /^[a-z]{1,20}$/.test(oddsFormat) ? oddsFormat : null,
    isData: c.req.header('accept') === JSON_TYPE,
  };
}

/** Whether the request reads a page. Hono answers HEAD as GET, without the body. */
export function isRead({ req }: Context): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}

/** Whether the request, such as a reload, requires data that are read after it came. */
export function asksForNew(c: PageContext): boolean {
  return /\bno-(?:cache|store)\b/i.test(c.req.header('cache-control') ?? '');
}

/** Returns the request that stands for all requests with this key. */
export function requestOf({ address, oddsFormat, isData }: PageKey): Request {
  const headers = { ...cookieOf(oddsFormat), ...(isData && { accept: JSON_TYPE }) };
  return new Request(address, { headers });
}

/** Returns the facts from which the page of this key is made. */
export function factsOf(
  key: PageKey,
  variables: BrandVariables,
): Omit<PageFacts, 'nonce' | 'onCall'> {
  const brands = brandsOf(variables);
  const brand = brandNamed(key.brand, brands);
  if (!brand) throw new Error(`There is no brand ${key.brand}`);
  const { country, countryCode, language, timeZone, theme, density, platform } = key;
  const [isDesktop, isIos, isAndroid, isCrawler] = [...key.device].map((flag) => flag === '1');
  return {
    path: new URL(key.address).pathname,
    visitor: {
      country,
      countryCode,
      isRestricted: false,
      brand,
      language,
      timeZone,
      theme,
      density,
      delay: 0,
      device: {
        isDesktop: isDesktop === true,
        isIos: isIos === true,
        isAndroid: isAndroid === true,
        isCrawler: isCrawler === true,
      },
      platform,
      webView: { deviceId: null, userId: null, appVersion: null },
      deviceId: null,
      user: null,
      favourites: [],
    },
    session: new RequestSession({ accessToken: null, renewalToken: null }, new Renewals()),
    cookie: cookieOf(key.oddsFormat).cookie,
    consent: { choice: key.consent ?? undefined, isRefused: key.isRefused },
  };
}

function cookieOf(oddsFormat: string | null): { cookie?: string } {
  return oddsFormat === null ? {} : { cookie: `${ODDS_FORMAT_COOKIE}=${oddsFormat}` };
}
