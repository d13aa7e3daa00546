import { COUNTRY_COOKIE, COUNTRY_COOKIE_AGE } from '../../../edge/contracts/cookies.ts';
import type { Api } from '../../api/client.ts';
import * as CALLS from '../../../edge/contracts/calls.ts';
import { call } from '../../api/client.ts';
import { hasCookie, writeCookie } from '../cookie.ts';

/**
 * Stores the located country for thirty days if none is stored (spec points 4 and 9), from the
 * patron API. The edge has already stored it if it knew the country and had the visitor's consent.
 */
export async function ensureCountryCookie(api: Api): Promise<void> {
  if (hasCookie(COUNTRY_COOKIE)) return;
  const { countryCode } = await call(api, CALLS.locateCountry, {});
  if (countryCode) writeCookie(COUNTRY_COOKIE, countryCode.toLowerCase(), COUNTRY_COOKIE_AGE);
}
