import { BRANDS } from '../shared/brand/brand.ts';
import type { ApiName } from '../contracts/api-call.ts';
import { COUNTRY_COOKIE, DEVICE_ID_COOKIE } from '../contracts/cookies.ts';
import { PRODUCT } from '../contracts/product.ts';
import type { RecordedCall } from './recorder.ts';

/** Headers of a signed-in visitor in Brazil, and many that no upstream may see. */
export const HOSTILE_HEADERS: Record<string, string> = {
  accept: 'application/json',
  'accept-language': 'de',
  'cf-ipcountry': 'BR',
  cookie: [
    `${PRODUCT}=session-token`,
    `${DEVICE_ID_COOKIE}=device-1`,
    `${COUNTRY_COOKIE}=es`,
    'other=secret',
  ].join('; '),
  authorization: 'Basic secret',
  'proxy-authorization': 'Basic secret',
  brand: 'forged',
  'device-id': 'forged',
  'edge-key': 'forged',
  'visitor-country': 'de',
  'visitor-network': '198.51.100.1',
  platform: 'forged',
  'captcha-token': 'solved',
  'captcha-uuid': 'captcha-1',
  ursid: 'key-1',
  forwarded: 'for=192.0.2.1',
  'x-forwarded-for': '192.0.2.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '192.0.2.1',
  referer: 'https://evil.example/',
  'keep-alive': 'timeout=5',
  te: 'trailers',
};

/** Identifies the product's edge to the API. */
export const EDGE_KEY = Buffer.alloc(32, 'edge').toString('base64');

/** Headers that the platform adds; their values vary. */
const OF_THE_CONNECTION = new Set([
  'host',
  'connection',
  'accept-encoding',
  'content-length',
  'cf-worker',
]);

/** Returns a call's headers without those of the connection. */
export function headersAt(call: RecordedCall | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(call?.headers ?? {}).filter(([name]) => !OF_THE_CONNECTION.has(name)),
  );
}

/** The token of `HOSTILE_HEADERS`, which nobody issued. */
const UNKNOWN_TOKEN = 'session-token';

/** Returns its cookies with a token; '' for none. */
export function cookieWith(token = UNKNOWN_TOKEN): string {
  return (HOSTILE_HEADERS['cookie'] ?? '').replace(UNKNOWN_TOKEN, token);
}

/** The headers of spec point 7 that an API gets for a call with `HOSTILE_HEADERS`. */
export function expectedHeaders(
  { api, path }: { api: ApiName; path: string },
  token = UNKNOWN_TOKEN,
): Record<string, string> {
  return {
    accept: 'application/json',
    // The country's, not the browser's.
    'accept-language': 'pt-BR',
    brand: BRANDS.net.brandHeaderName,
    'device-id': 'device-1',
    platform: 'web',
    'edge-key': EDGE_KEY,
    'visitor-country': 'br',
    'visitor-network': '127.0.0.1',
    ...(path !== '/country/locate' && { 'country-code': 'es' }),
    ...(api === 'media' && token !== '' && { 'access-token': token }),
    ...(api === 'patron' && {
      cookie: `${PRODUCT}=${token}`,
      'captcha-token': 'solved',
      'captcha-uuid': 'captcha-1',
      ursid: 'key-1',
    }),
  };
}
