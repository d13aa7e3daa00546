import { SERVER_DEVICE_ID } from '../contracts/cookies.ts';
import { locateCountry } from '../contracts/country-calls.ts';
import { savePushSubscription } from '../contracts/push-calls.ts';
import { signsIn } from '../session/session-calls.ts';
import { DEVICE_TOKEN, SESSION_COOKIE } from '../session/session-cookies.ts';
import { readCountry } from '../visitor/country.ts';
import type { Call } from './call.ts';
import { VISITOR_COUNTRY, VISITOR_NETWORK } from './edge-headers.ts';

/**
 * Set on an answer after a retry, or if a retry would have to wait too long: the browser does not
 * retry either.
 */
export const RETRIED_HEADER = 'x-retried';

/*
 * Allow lists: the browser's cookies, authorisation, addresses of visitors and hop-by-hop headers
 * do not pass.
 */
const TO_ANY = ['if-modified-since', 'if-none-match'] as const;
/** A solved captcha. */
const CAPTCHA = ['captcha-token', 'captcha-uuid'] as const;
/** For the patron API a captcha and the id of an encryption key, too. A read may have no further texts of a client. */
export const TO_PATRON = [...TO_ANY, ...CAPTCHA, 'ursid'] as const;
const FROM_UPSTREAM = [
  'cache-control',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
] as const;

/**
 * Values that every HTTP implementation accepts (RFC 9110 §5.5): no control characters but tab,
 * only ASCII, within a server's usual limit.
 */
const SENDABLE = /^[\t\x20-\x7e]{0,8192}$/;

/**
 * Returns the headers of a call to an upstream (spec point 7): a few from the browser, and the
 * edge's own. Leaves out a value that cannot be sent, because it would fail the whole call.
 */
export function outgoingHeaders({ upstream, path, headers, body, caller }: Call): Headers {
  const out = copy(headers, upstream === 'patron' ? TO_PATRON : TO_ANY);
  if (body !== null) put(out, 'content-type', headers.get('content-type'));
  // The edge answers this call itself.
  if (upstream === 'media' && path === savePushSubscription.path)
    for (const name of CAPTCHA) put(out, name, headers.get(name));
  // A visitor's own may ask for something that is no answer of ours.
  put(out, 'accept', 'application/json');
  put(out, 'device-id', caller.deviceId ?? SERVER_DEVICE_ID);
  put(out, 'platform', 'web');
  put(out, 'brand', caller.brand);
  // Not the browser's header: the visitor may have chosen another language, and a page's own calls
  // have no such header.
  put(out, 'accept-language', caller.language);
  if (path !== locateCountry.path)
    put(out, 'country-code', readCountry(headers.get('country-code')) ?? caller.countryCode);
  // The token reveals on which devices an account was used, so only sign-ins send it.
  if (upstream === 'patron' && signsIn(path)) put(out, DEVICE_TOKEN, caller.deviceToken);
  put(out, VISITOR_COUNTRY, caller.located);
  put(out, VISITOR_NETWORK, caller.network);
  if (upstream === 'media') put(out, 'access-token', caller.accessToken);
  if (upstream === 'patron' && caller.accessToken !== null)
    put(out, 'cookie', `${SESSION_COOKIE}=${caller.accessToken}`);
  return out;
}

/** Returns those of an upstream's headers that the browser gets, without unsendable ones. */
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
