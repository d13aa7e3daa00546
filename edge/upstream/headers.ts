import { SERVER_DEVICE_ID } from '../contracts/cookies.ts';
import { locateCountry } from '../contracts/country-calls.ts';
import { signsIn } from '../session/session-calls.ts';
import { DEVICE_TOKEN, SESSION_COOKIE } from '../session/session-cookies.ts';
import { readCountry } from '../visitor/country.ts';
import type { Call } from './call.ts';
import { VISITOR_COUNTRY, VISITOR_NETWORK } from './edge-headers.ts';

/** Set on an answer that was asked for twice already: the browser does not ask again. */
export const RETRIED_HEADER = 'x-retried';

/*
 * Lists of what passes, not of what does not: the browser's cookies, authorisation,
 * addresses of visitors and hop-by-hop headers are not on them.
 */
const TO_ANY = ['accept', 'content-type', 'if-modified-since', 'if-none-match'] as const;
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

/**
 * What every implementation of HTTP takes in a value (RFC 9110 §5.5): of
 * control characters the tab alone, nothing beyond ASCII, not more than a
 * server's usual limit.
 */
const SENDABLE = /^[\t\x20-\x7e]{0,8192}$/;

/**
 * The headers an upstream gets (spec point 7): few of the browser's, and the
 * edge's own. A value that cannot be sent is left out, since it would take the
 * whole call with it.
 */
export function outgoingHeaders({ upstream, path, headers, caller }: Call): Headers {
  const out = copy(headers, upstream === 'patron' ? [...TO_ANY, ...TO_PATRON] : TO_ANY);
  put(out, 'device-id', caller.deviceId ?? SERVER_DEVICE_ID);
  put(out, 'platform', 'web');
  put(out, 'brand', caller.brand);
  // Not as the browser says it: the visitor may have chosen another, and a page's own calls say none.
  put(out, 'accept-language', caller.language);
  if (path !== locateCountry.path)
    put(out, 'country-code', readCountry(headers.get('country-code')) ?? caller.countryCode);
  // No other call says on which devices an account was signed in.
  if (upstream === 'patron' && signsIn(path)) put(out, DEVICE_TOKEN, caller.deviceToken);
  put(out, VISITOR_COUNTRY, caller.located);
  put(out, VISITOR_NETWORK, caller.network);
  if (upstream === 'media') put(out, 'access-token', caller.accessToken);
  if (upstream === 'patron' && caller.accessToken !== null)
    put(out, 'cookie', `${SESSION_COOKIE}=${caller.accessToken}`);
  return out;
}

/** The headers of an upstream's answer that the browser gets, but for those that cannot be sent on. */
export function incomingHeaders(headers: Headers): Headers {
  return copy(headers, FROM_UPSTREAM);
}

function copy(headers: Headers, names: readonly string[]): Headers {
  const copied = new Headers();
  for (const name of names) put(copied, name, headers.get(name));
  return copied;
}

function put(headers: Headers, name: string, value: string | null): void {
  if (value !== null && SENDABLE.test(value)) headers.set(name, value);
}
