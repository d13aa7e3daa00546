import { MAX_ADDRESS } from './contracts/call-address.ts';
import * as cookies from './contracts/cookies.ts';
import { PRODUCT } from './contracts/product.ts';
import { DEVICE_COOKIE, RENEWAL_COOKIE, SESSION_COOKIE } from './session/session-cookies.ts';

/** Most characters of a token that a client keeps: as many as a browser's cookie may have. */
const TOKEN = 4_096;

/** Most characters of each cookie that the server reads. */
export const COOKIE_LIMITS: ReadonlyMap<string, number> = new Map([
  [cookies.BRAND_COOKIE, 64],
  [cookies.CONSENT_COOKIE, 64],
  [cookies.COUNTRY_COOKIE, 8],
  [cookies.DELAY_COOKIE, 8],
  [cookies.DENSITY_COOKIE, 16],
  [cookies.DEVICE_ID_COOKIE, 200],
  [cookies.FAVOURITES_COOKIE, 2_000],
  [cookies.LANGUAGE_COOKIE, 32],
  [cookies.ODDS_FORMAT_COOKIE, 20],
  [cookies.SIGNED_IN_COOKIE, 64],
  [cookies.TEST_COUNTRY_COOKIE, 8],
  [cookies.THEME_COOKIE, 16],
  [cookies.TIME_ZONE_COOKIE, 200],
  // Two ids and a version of 200 characters, with their names.
  [cookies.WEB_VIEW_COOKIE, 800],
  [`${PRODUCT}-ops`, 100],
  [DEVICE_COOKIE, TOKEN],
  [RENEWAL_COOKIE, TOKEN],
  [SESSION_COOKIE, TOKEN],
  [`__Host-${PRODUCT}-social`, TOKEN],
]);

/** Most characters of each header that the server reads, besides `cookie`. */
export const HEADER_LIMITS: ReadonlyMap<string, number> = new Map([
  ['accept', 500],
  ['accept-language', 500],
  ['access-token', TOKEN],
  ['authorization', TOKEN + 100],
  ['brand', 64],
  ['cache-control', 200],
  ['captcha-token', TOKEN],
  ['captcha-uuid', 200],
  ['cf-access-jwt-assertion', 2 * TOKEN],
  ['cf-connecting-ip', 64],
  ['cf-ipcountry', 8],
  ['cf-ray', 64],
  ['cf-worker', 300],
  ['connection', 100],
  ['content-length', 20],
  ['content-type', 300],
  ['country-code', 8],
  ['device-id', 200],
  ['device-token', TOKEN],
  ['edge-key', 1_000],
  ['if-modified-since', 64],
  ['if-none-match', 500],
  ['origin', 300],
  ['partner-key', 200],
  ['sec-fetch-dest', 32],
  ['sec-fetch-site', 32],
  ['sec-gpc', 8],
  ['sec-websocket-key', 64],
  ['sec-websocket-protocol', 300],
  ['sec-websocket-version', 16],
  ['token-delivery', 16],
  ['transfer-encoding', 64],
  ['upgrade', 32],
  ['ursid', 200],
  ['user-agent', 512],
  ['visitor-country', 8],
  ['visitor-network', 64],
  ['webhook-id', 300],
  // The two of a signature: one signature for each secret.
  ['webhook-sender-signature', 1_000],
  ['webhook-signature', 1_000],
  ['webhook-timestamp', 32],
]);

/**
 * Returns the request as the Worker reads it; null if its address is too long. It has no header and
 * no cookie without a limit above. A longer header is cut, a longer cookie is left out: so no text
 * of a stranger reaches a reader at a length that the reader was not made for.
 */
export function limitedRequest(request: Request): Request | null {
  if (request.url.length > MAX_ADDRESS) return null;
  return new Request(request, { headers: limitedHeaders(request.headers) });
}

/** Returns the headers that the server reads, each within its limit. */
export function limitedHeaders(given: Headers): Headers {
  const headers = new Headers();
  for (const [name, value] of given) {
    const limit = HEADER_LIMITS.get(name);
    if (limit !== undefined) headers.set(name, value.slice(0, limit));
  }
  const cookie = limitedCookies(given.get('cookie') ?? '');
  if (cookie !== '') headers.set('cookie', cookie);
  return headers;
}

/** Returns the pairs of a `cookie` header that the server reads: the first of each name. */
function limitedCookies(header: string): string {
  const kept = new Map<string, string>();
  for (const pair of header.split(';')) {
    const end = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, end)).trim();
    const limit = COOKIE_LIMITS.get(name) ?? -1;
    if (pair.length - end - 1 <= limit && !kept.has(name)) kept.set(name, pair.trim());
  }
  return [...kept.values()].join('; ');
}
