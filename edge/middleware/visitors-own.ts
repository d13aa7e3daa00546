import type { MiddlewareHandler } from 'hono';

/** Variables that make an answer depend on the visitor. */
interface DependenceVariables {
  RESTRICTED_COUNTRIES?: string;
  MEDIA_API_URL?: string;
  PATRON_API_URL?: string;
  SMS_API_URL?: string;
}

/** Headers that decide country, brand, device and session. */
const DECISIVE =
  'cookie, authorization, access-token, cf-ipcountry, country-code, accept-language, accept';

/**
 * Keeps an answer that may differ by country, brand or session out of shared caches. Such answers
 * come from an operator's API, which gets the visitor's country and brand, and from a product that
 * refuses some countries; the embedded APIs answer everybody alike, except for calls that are never
 * stored. `vary` alone is not enough: it cannot name the address from which the country is
 * estimated. It serves browsers, whose cookies change.
 */
export function visitorsOwn(): MiddlewareHandler<{ Bindings: DependenceVariables }> {
  return async (c, next) => {
    await next();
    const { RESTRICTED_COUNTRIES, MEDIA_API_URL, PATRON_API_URL, SMS_API_URL } = c.env;
    if (!RESTRICTED_COUNTRIES && !MEDIA_API_URL && !PATRON_API_URL && !SMS_API_URL) return;
    if (c.res.status === 101) return;
    const said = c.res.headers.get('cache-control') ?? 'no-cache';
    c.header('vary', DECISIVE);
    if (/\bno-store\b/i.test(said)) return;
    const kept = said
      .split(',')
      .map((directive) => directive.trim())
      .filter((directive) => !SHARED.test(directive));
    c.header('cache-control', ['private', ...kept].join(', '));
  };
}

/** Directives for shared caches, and those that `private` replaces. */
const SHARED = /^(?:public|private|s-maxage|proxy-revalidate|stale-\S+)(?:=|$)|^$/i;
