import { isAmong } from '../digest.ts';
import { secretValues } from '../../realtime/protocol/secret-values.ts';
import { readCountry } from '../visitor/country.ts';

/** The visitor's country, ISO 3166 in lower case; absent if unknown. */
export const VISITOR_COUNTRY = 'visitor-country';
/** The visitor's network: an IPv4 address, or the /64 of an IPv6 address; absent if unknown. */
export const VISITOR_NETWORK = 'visitor-network';
/** Secret that proves to an API that the edge wrote the other two. */
export const EDGE_KEY = 'edge-key';

/** What an API knows about the visitor; null where unknown. */
export interface ForwardedVisitor {
  country: string | null;
  network: string | null;
}

const NETWORK = /^[0-9a-f.:]{2,45}(?:\/64)?$/i;

/**
 * Returns the edge's headers about its visitor; null if the call lacks the edge's key, so that
 * nobody can claim another network. `key` is the API's `EDGE_KEY`, which lists two values while one
 * replaces the other.
 */
export async function readEdgeHeaders(
  headers: Pick<Headers, 'get'>,
  key: string | undefined,
): Promise<ForwardedVisitor | null> {
  const given = headers.get(EDGE_KEY);
  if (given === null || !(await isAmong(given, secretValues(key)))) return null;
  const network = headers.get(VISITOR_NETWORK);
  return {
    country: readCountry(headers.get(VISITOR_COUNTRY)),
    network: network !== null && NETWORK.test(network) ? network : null,
  };
}
