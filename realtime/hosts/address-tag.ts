/** Marks the tag that stands for an address among a socket's tags. */
const ADDRESS_TAG = 'address:';

/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6
 * address, which is what one household or phone has. Undefined when it is not
 * known (outside Cloudflare).
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
 * A tag for the network a socket comes from, so that a room can count them
 * without keeping addresses: a hash salted with the room's own id. Undefined
 * when the address is not known (outside Cloudflare).
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
