/** Prefix of a socket's address tag. */
const ADDRESS_TAG = 'address:';

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
 * Returns a tag for a socket's network, so that a room can count sockets without storing addresses:
 * a hash salted with the room's id. Undefined if the address is unknown (outside Cloudflare).
 */
export async function addressTag(
  headers: Pick<Headers, 'get'>,
  salt: string,
): Promise<string | undefined> {
  const network = networkOf(headers);
  if (!network) return undefined;
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${salt}/${network}`),
  );
  const bytes = new Uint8Array(hash, 0, 12);
  return ADDRESS_TAG + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function isAddressTag(tag: string): boolean {
  return tag.startsWith(ADDRESS_TAG);
}
