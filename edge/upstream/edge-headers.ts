import { digestOf } from '../digest.ts';
import { readCountry } from '../visitor/country.ts';

/** Where the visitor is, ISO 3166 in lower case; absent where that is not known. */
export const VISITOR_COUNTRY = 'visitor-country';
/** The visitor's network: an IPv4 address, or the /64 of an IPv6 address; absent where it is not known. */
export const VISITOR_NETWORK = 'visitor-network';
/** The secret by which an API knows that the edge wrote the other two. */
export const EDGE_KEY = 'edge-key';

/** What an API knows of the visitor whom a call is made for; null for what it does not know. */
export interface Told {
  country: string | null;
  network: string | null;
}

const NETWORK = /^[0-9a-f.:]{2,45}(?:\/64)?$/i;

/**
 * Returns what the edge says of its visitor in a call's headers; null where the call does not have
 * the edge's key, so that nobody can name another network as theirs. `key` is the API's `EDGE_KEY`.
 */
export async function readEdgeHeaders(
  headers: Pick<Headers, 'get'>,
  key: string | undefined,
): Promise<Told | null> {
  const given = headers.get(EDGE_KEY);
  // Digests are compared, so that the time it takes says nothing of the key.
  if (!key || given === null || (await digestOf(given)) !== (await digestOf(key))) return null;
  const network = headers.get(VISITOR_NETWORK);
  return {
    country: readCountry(headers.get(VISITOR_COUNTRY)),
    network: network !== null && NETWORK.test(network) ? network : null,
  };
}
