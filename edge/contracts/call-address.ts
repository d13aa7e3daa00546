import type { ApiCall, ApiName } from './api-call.ts';
import { PRODUCT } from './product.ts';

/** Most characters of an address with its origin. The product's own are shorter. */
export const MAX_ADDRESS = 2_000;

/** Path at which the product's own origin serves each API (design §4). */
export const API_BASES: Record<ApiName, string> = {
  media: '/api/media',
  patron: `/api/${PRODUCT}-patron`,
  sms: '/api/sms-center',
};

/** Whether a member of a call's input is in its path; others are in its query. */
export function isInPath({ path }: Pick<ApiCall, 'path'>, name: string): boolean {
  return path.includes(`{${name}}`);
}

/**
 * Returns a call's path and query below its API's base, with these values; omits undefined ones.
 */
export function addressOf({ path }: Pick<ApiCall, 'path'>, input: object): string {
  const query = new URLSearchParams();
  let address: string = path;
  for (const [name, value] of Object.entries<unknown>({ ...input })) {
    if (value === undefined || name === 'body') continue;
    const place = `{${name}}`;
    if (address.includes(place))
      address = address.replace(place, encodeURIComponent(String(value)));
    else query.set(name, String(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** Returns a call's path and query at the product's own origin. */
export function ownAddressOf(call: Pick<ApiCall, 'api' | 'path'>, input: object): string {
  return API_BASES[call.api] + addressOf(call, input);
}
