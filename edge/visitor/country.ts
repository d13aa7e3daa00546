import { isCountry } from '../../realtime/protocol/country.ts';

/** Cloudflare's codes for 'unknown' and 'Tor', which are not countries. */
const NO_COUNTRY = new Set(['xx', 't1']);

/**
 * Returns an ISO 3166 code in lower case, or null. Other letters are no country: kept pages and files are kept for
 * each country.
 */
export function readCountry(code: unknown): string | null {
  if (typeof code !== 'string' || !/^[A-Za-z]{2}$/.test(code)) return null;
  const country = code.toLowerCase();
  return NO_COUNTRY.has(country) || !isCountry(country) ? null : country;
}
