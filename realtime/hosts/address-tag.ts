/** Marks the tag that stands for an address among a socket's tags. */
const ADDRESS_TAG = 'address:';

/**
 * A tag for the address a socket comes from, so that a room can count them
 * without keeping addresses: a hash salted with the room's own id. Undefined
 * when the address is not known (outside Cloudflare).
 */
export async function addressTag(
  headers: Pick<Headers, 'get'>,
  salt: string,
): Promise<string | undefined> {
  const address = headers.get('cf-connecting-ip');
  if (!address) return undefined;
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${salt}/${address}`),
  );
  const bytes = new Uint8Array(hash, 0, 12);
  return ADDRESS_TAG + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function isAddressTag(tag: string): boolean {
  return tag.startsWith(ADDRESS_TAG);
}
