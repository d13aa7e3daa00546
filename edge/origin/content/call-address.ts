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
  return isOwn && CALLS.test(pathOf(url));
}

/** Returns the path as read by a server that decodes it, even repeatedly, before routing. */
function pathOf({ pathname }: URL): string {
  let path = pathname;
  for (let before = ''; before !== path;) {
    before = path;
    path = decode(path);
  }
  // A decoded path may contain dot segments and backslashes.
  return new URL(`/${path.replace(/^[/\\]+/, '').replaceAll(/[?#]/g, '_')}`, HERE).pathname;
}

function decode(path: string): string {
  return path.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
