import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { brandNamed, brandKeyOfCountry } from '../shared/brand/brand.ts';
import {
  BRAND_COOKIE,
  COUNTRY_COOKIE,
  DELAY_COOKIE,
  DENSITY_COOKIE,
  DEVICE_ID_COOKIE,
  FAVOURITES_COOKIE,
  LANGUAGE_COOKIE,
  TEST_COUNTRY_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
  WEB_VIEW_COOKIE,
} from '../contracts/cookies.ts';
import { readDelay } from '../contracts/delay.ts';
import type { Visitor } from '../contracts/edge-context.ts';
import { brandsOf, type BrandVariables } from '../visitor/brands.ts';
import { readCountry } from '../visitor/country.ts';
import { deviceInfo } from '../visitor/device-info.ts';
import { languageOf } from '../visitor/language.ts';
import {
  carriedQuery,
  introducingQuery,
  platformNamed,
  readDeviceId,
  readWebView,
} from '../visitor/web-view.ts';

export interface VisitorVariables {
  visitor: Visitor;
}

/** Variables of wrangler.toml that affect what a visitor sees. */
interface VisitorBindings extends BrandVariables {
  BRAND?: string;
  TEST_MODE?: string;
  /** Country codes, split by commas or spaces. */
  RESTRICTED_COUNTRIES?: string;
  /** Visitor of the page that makes a call within the Worker. */
  VISITOR?: Visitor;
}

type VisitorContext = Context<{ Bindings: VisitorBindings; Variables: VisitorVariables }>;

/**
 * Sets `visitor`: country and time zone from Cloudflare's estimate, which the visitor's own cookie overrides
 * for the zone (design §7); the brand by `?brand=`, now or earlier, then by variable, then by country (spec
 * point 1); the language by `?lang=`, now or earlier, or by a web view's `?locale=`, then by country, then by
 * the browser; device, platform and a native app's introduction (spec points 2 and 3).
 */
export function visitor(): MiddlewareHandler<{
  Bindings: VisitorBindings;
  Variables: VisitorVariables;
}> {
  return async (c, next) => {
    c.set('visitor', c.env?.VISITOR ?? readVisitor(c));
    await next();
  };
}

function readVisitor(c: VisitorContext): Visitor {
  const searchParams = introducingQuery(c);
  const cf = locationOf(c.req.raw);
  const stored = readCountry(getCookie(c, COUNTRY_COOKIE));
  // A cookie could bypass a country's restriction, so it counts only if nothing else is known.
  const located = readCountry(cf.country) ?? readCountry(c.req.header('cf-ipcountry')) ?? stored;
  // Hono's `c.env` is missing where an app is called without bindings.
  const variables = c.env ?? {};
  const { TEST_MODE, BRAND } = variables;
  const brands = brandsOf(variables);
  const tested = TEST_MODE === '1' ? readCountry(getCookie(c, TEST_COUNTRY_COOKIE)) : null;
  const country = tested ?? located;
  const device = deviceInfo(c.req.header('user-agent'));
  const carried = carriedQuery(searchParams, getCookie(c, WEB_VIEW_COOKIE));
  const webView = readWebView(carried);
  return {
    country,
    countryCode: tested ?? stored ?? located,
    isRestricted: isListed(country, variables.RESTRICTED_COUNTRIES),
    brand:
      brandNamed(searchParams.get('brand') ?? undefined, brands) ??
      brandNamed(getCookie(c, BRAND_COOKIE), brands) ??
      brandNamed(BRAND, brands) ??
      brands[brandKeyOfCountry(country)],
    language: languageOf({
      asked: [searchParams.get('lang'), searchParams.get('locale'), getCookie(c, LANGUAGE_COOKIE)],
      country,
      accepted: c.req.header('accept-language'),
      mayBePseudo: TEST_MODE === '1',
    }),
    timeZone: readTimeZone(getCookie(c, TIME_ZONE_COOKIE)) ?? readTimeZone(cf.timezone) ?? 'UTC',
    theme: readTheme(getCookie(c, THEME_COOKIE)),
    density: getCookie(c, DENSITY_COOKIE) === 'compact' ? 'compact' : null,
    delay: readDelay(getCookie(c, DELAY_COOKIE)),
    device,
    platform: platformNamed(carried.get('platform')) ?? (device.isDesktop ? 'pc' : 'wap'),
    webView,
    deviceId: webView.deviceId ?? readDeviceId(getCookie(c, DEVICE_ID_COOKIE)),
    // `signedIn` sets it for pages.
    user: null,
    favourites: readFavourites(getCookie(c, FAVOURITES_COOKIE)),
  };
}

function isListed(country: string | null, list = ''): boolean {
  return (
    country !== null &&
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(country)
  );
}

/**
 * Returns Cloudflare's estimate of the visitor's location; empty for a request made within the
 * Worker.
 */
function locationOf(request: Request): { country?: unknown; timezone?: unknown } {
  const { cf } = request;
  return {
    country: cf && 'country' in cf ? cf.country : undefined,
    timezone: cf && 'timezone' in cf ? cf.timezone : undefined,
  };
}

/**
 * Cache of valid names, in lower case: a check by the platform takes longer than the rest of a
 * call.
 */
const knownZones = new Set<string>();

/** Returns a name if the platform's time zone data has it, else null. */
function readTimeZone(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return null;
  if (knownZones.has(name.toLowerCase())) return name;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    knownZones.add(name.toLowerCase());
    // Not the canonical name, which may be older than the browsers'.
    return name;
  } catch {
    return null;
  }
}

function readTheme(value: string | undefined): Visitor['theme'] {
  return value === 'light' || value === 'dark' || value === 'black' ? value : null;
}

const FAVOURITE = /^(?:10|20|30|35|40|50):[^\p{Cc}]{1,256}$/u;

/** Returns the valid favourite keys of a cookie, which anyone can write. */
function readFavourites(value = ''): string[] {
  return value.split('\n').filter((key) => FAVOURITE.test(key));
}
