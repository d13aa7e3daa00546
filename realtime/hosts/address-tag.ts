import { siteOf } from '../protocol/network-site.ts';

/** Prefixes of a socket's tags: of its network, and of the /48 around a /64. Neither begins like the other. */
const ADDRESS_TAG = 'address:';
const SITE_TAG = 'site:';
/** How many times as many sockets as one of its networks a /48 may hold in a room. */
const SITE_SHARE = 4;

/**
 * Returns a request's network: an IPv4 address, or the /64 of an IPv6 address, typical for one
 * household or phone. Undefined if unknown (outside Cloudflare).
 */
export function networkOf(headers: Pick<Headers, 'get'>): string | undefined {
  const address = headers.get('cf-connecting-ip');
  if (!address?.includes(':')) return address ?? undefined;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Returns tags for a socket's network and its /48, so that a room can count sockets without storing
 * addresses: hashes salted with the room's id. An IPv4 address has one tag, an unknown address
 * (outside Cloudflare) has none.
 */
export async function addressTags(headers: Pick<Headers, 'get'>, salt: string): Promise<string[]> {
  const network = networkOf(headers);
  if (!network) return [];
  const site = siteOf(network);
  const tags = [hashed(`${salt}/${network}`).then((hash) => ADDRESS_TAG + hash)];
  if (site !== null) tags.push(hashed(`${salt}/${site}`).then((hash) => SITE_TAG + hash));
  return Promise.all(tags);
}

async function hashed(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(hash, 0, 12);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function isAddressTag(tag: string): boolean {
  return tag.startsWith(ADDRESS_TAG) || tag.startsWith(SITE_TAG);
}

/** Returns how many sockets with this tag a room holds, if it holds `perAddress` of a network. */
export function placesOf(tag: string, perAddress: number): number {
  return tag.startsWith(SITE_TAG) ? perAddress * SITE_SHARE : perAddress;
}
