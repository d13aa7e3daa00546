import { SERVER_DEVICE_ID } from '../contracts/cookies.ts';
import type { Call } from './call.ts';

/** Set on an answer that was asked for twice already: the browser does not ask again. */
export const RETRIED_HEADER = 'x-retried';

/*
 * Lists of what passes, not of what does not: cookies, authorisation,
 * addresses of visitors and hop-by-hop headers are not on them.
 */
const TO_ANY = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
] as const;
/** What only the patron API reads: a solved captcha and the id of an encryption key. */
const TO_PATRON = ['captcha-token', 'captcha-uuid', 'ursid'] as const;
const FROM_UPSTREAM = [
  'cache-control',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
] as const;

/** The headers an upstream gets (spec point 7): few of the browser's, and the edge's own. */
export function outgoingHeaders({ upstream, path, headers, caller }: Call): Headers {
  const out = copy(headers, upstream === 'patron' ? [...TO_ANY, ...TO_PATRON] : TO_ANY);
  out.set('device-id', caller.deviceId ?? SERVER_DEVICE_ID);
  out.set('platform', 'web');
  out.set('brand', caller.brand);
  const country = headers.get('country-code') ?? caller.countryCode;
  if (country && path !== '/country/locate') out.set('country-code', country);
  if (upstream === 'media' && caller.accessToken) out.set('access-token', caller.accessToken);
  return out;
}

/** The headers of an upstream's answer that the browser gets. */
export function incomingHeaders(headers: Headers): Headers {
  return copy(headers, FROM_UPSTREAM);
}

function copy(headers: Headers, names: readonly string[]): Headers {
  const copied = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) copied.set(name, value);
  }
  return copied;
}
