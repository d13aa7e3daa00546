/** Cloudflare's codes for 'unknown' and 'Tor', which are not countries. */
const NO_COUNTRY = new Set(['xx', 't1']);

/** Returns an ISO 3166 code in lower case, or null. */
export function readCountry(code: unknown): string | null {
  if (typeof code !== 'string' || !/^[A-Za-z]{2}$/.test(code)) return null;
  const country = code.toLowerCase();
  return NO_COUNTRY.has(country) ? null : country;
}
