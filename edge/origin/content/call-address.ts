/** What stands at these paths answers calls; pages and pictures are elsewhere. */
const CALLS = /^\/+(?:api|parties|ingest|dev)(?:\/|$)/i;

/** A place that no address names: what resolves to it is relative. */
const HERE = new URL('http://here.invalid/');

/**
 * Returns whether an address in an article calls the product's own API when a browser loads it:
 * a picture of that address acts with the reader's session. `ownHosts` are the hosts of the
 * brands' sites. A browser's own parser reads the address, so that backslashes, tabs and dot
 * segments hide nothing.
 */
export function isCallAddress(address: string, ownHosts: readonly string[]): boolean {
  const url = URL.parse(address, HERE);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, '');
  const isOwn = host === HERE.hostname || ownHosts.includes(host);
  return isOwn && CALLS.test(pathOf(url));
}

/** The path as a server reads it that decodes it, even more than once, before it looks for what answers. */
function pathOf({ pathname }: URL): string {
  let path = pathname;
  for (let before = ''; before !== path;) {
    before = path;
    path = decode(path);
  }
  // A decoded path may hold dot segments and backslashes of its own.
  return new URL(`/${path.replace(/^[/\\]+/, '').replaceAll(/[?#]/g, '_')}`, HERE).pathname;
}

function decode(path: string): string {
  return path.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
