/** Paths that answer API calls; pages and pictures are elsewhere. */
const CALLS = /^\/+(?:api|parties|ingest|dev)(?:\/|$)/i;

/** Base URL whose host no address names: an address that resolves to this host is relative. */
const HERE = new URL('http://here.invalid/');

/**
 * Whether an address in an article calls the product's own API when a browser loads it. A picture
 * with such an address would act with the reader's session. `ownHosts` are the hosts of the brands'
 * sites. The URL parser reads addresses as browsers do, so backslashes, tabs and dot segments hide
 * nothing.
 */
export function isCallAddress(address: string, ownHosts: readonly string[]): boolean {
  const url = URL.parse(address, HERE);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, '');
  const isOwn = host === HERE.hostname || ownHosts.includes(host);
  if (!isOwn) return false;
  const path = pathOf(url);
  return path === null || CALLS.test(path);
}

/** Returns the path as read by a server that decodes it, even repeatedly, before routing; null if none can read it. */
function pathOf({ pathname }: URL): string | null {
  const path = decode(pathname);
  // A decoded path may contain dot segments and backslashes.
  const address = `/${path.replace(/^[/\\]+/, '').replaceAll(/[?#]/g, '_')}`;
  return URL.parse(address, HERE)?.pathname ?? null;
}

/**
 * Decodes a path until no code is left. From the end on, so that it reads each character once: a path of many
 * codes within codes, such as `%252525`, would otherwise take as many passes.
 */
function decode(path: string): string {
  if (!path.includes('%')) return path;
  /** The decoded end of the path, its last character first. */
  const decoded: string[] = [];
  for (let at = path.length - 1; at >= 0; at -= 1) {
    let character = path.charAt(at);
    while (character === '%') {
      const hex = decoded.slice(-2).toReversed().join('');
      if (!/^[0-7][0-9a-f]$/i.test(hex)) break;
      decoded.length -= 2;
      character = String.fromCharCode(Number.parseInt(hex, 16));
    }
    decoded.push(character);
  }
  return decoded.toReversed().join('');
}
