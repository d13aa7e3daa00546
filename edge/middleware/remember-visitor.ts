import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { brandNamed } from '../shared/brand/brand.ts';
import {
  BRAND_COOKIE,
  CONSENT_COOKIE,
  COUNTRY_COOKIE,
  COUNTRY_COOKIE_AGE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_AGE,
  WEB_VIEW_COOKIE,
} from '../contracts/cookies.ts';
import { languageNamed } from '../contracts/language.ts';
import { readCountry } from '../visitor/country.ts';
import { mayIdentify, mayKeepCountry, type MeasuringVariables } from '../visitor/measuring.ts';
import { readCredentials, SESSION_COOKIE } from '../session/session-cookies.ts';
import { carriedQuery, hasOthersQuery, withoutIds } from '../visitor/web-view.ts';
import type { VisitorVariables } from './visitor.ts';

/**
 * Stores in cookies what later requests do not repeat. The located country is stored once (spec
 * point 4), if the visitor consents or no consent is needed; so are the ids of a native app's
 * introduction. The brand and the language come from `?brand=` and `?lang=`; the platform and the
 * app's version are stored too. A link on another site, or a picture, changes none of these: its query
 * holds for its own page. Replaces or removes invalid cookies, which a browser would go on sending. For pages
 * only: an answer with a cookie must not be cached.
 */
export function rememberVisitor(): MiddlewareHandler<{
  Bindings: MeasuringVariables;
  Variables: VisitorVariables;
}> {
  return async (c, next) => {
    await next();
    const url = new URL(c.req.url);
    const shared = { path: '/', sameSite: 'Lax', secure: url.protocol === 'https:' } as const;
    const { country, language } = c.get('visitor');
    const consent = getCookie(c, CONSENT_COOKIE);
    if (
      country &&
      !readCountry(getCookie(c, COUNTRY_COOKIE)) &&
      mayKeepCountry(c.env, country, consent)
    )
      setCookie(c, COUNTRY_COOKIE, country, { ...shared, maxAge: COUNTRY_COOKIE_AGE });
    const asked = hasOthersQuery(c) ? new URLSearchParams() : url.searchParams;
    const brand = brandNamed(asked.get('brand') ?? undefined);
    if (brand) {
      const value = brand.brandHeaderName;
      setCookie(c, BRAND_COOKIE, value, { ...shared, httpOnly: true, maxAge: COUNTRY_COOKIE_AGE });
    }
    // A requested test language that is not allowed differs from the visitor's language.
    if (languageNamed(asked.get('lang')) === language)
      setCookie(c, LANGUAGE_COOKIE, language, {
        ...shared,
        httpOnly: true,
        maxAge: LANGUAGE_COOKIE_AGE,
      });
    const stored = getCookie(c, WEB_VIEW_COOKIE);
    const carried = carriedQuery(asked, stored);
    const mayKeepIds = mayIdentify(c.env, country, consent);
    const webView = (mayKeepIds ? carried : withoutIds(carried)).toString();
    if (webView === '') {
      if (stored !== undefined) deleteCookie(c, WEB_VIEW_COOKIE, shared);
    } else if (webView !== stored)
      setCookie(c, WEB_VIEW_COOKIE, webView, { ...shared, httpOnly: true });
    if (getCookie(c, SESSION_COOKIE) !== undefined && readCredentials(c).accessToken === null)
      deleteCookie(c, SESSION_COOKIE, shared);
  };
}
