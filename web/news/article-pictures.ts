import { picturePath } from '../../edge/shared/crest/picture-path.ts';
import { replacePictures } from '../../edge/shared/html/pictures.ts';

/**
 * Returns HTML whose pictures all come from the product's own origin, since a page may load no
 * others. Pictures of `hosts` get a path of the proxy; other foreign pictures are removed.
 */
export function showPictures(html: string, hosts: readonly string[]): string {
  return replacePictures(
    html,
    (address) => ownPath(address) ?? picturePath({ logoUri: address }, hosts),
  );
}

/** Base of addresses, whose host no address names. */
const HERE = new URL('https://here.invalid/');
const FILE = /\.(?:a?png|avif|bmp|gif|jfif|jpe?g|svg|webp)$/i;

/**
 * Returns the path of a picture on the product's own site: a file, or one of the proxy. Null for any other
 * address, since each reader's browser would load a page, such as a search. A query is dropped, except for one
 * that the proxy reads. The path is resolved as browsers do, so dot segments, tabs and backslashes hide nothing.
 */
function ownPath(address: string): string | null {
  const url = address.startsWith('/') ? resolved(address) : null;
  // A path that begins with two slashes would name another host.
  if (url?.origin !== HERE.origin || url.pathname.startsWith('//')) return null;
  const { pathname, search, hash } = url;
  if (pathname.startsWith('/img/'))
    return `${pathname}${search.startsWith('??') ? search : ''}${hash}`;
  return FILE.test(pathname) ? `${pathname}${hash}` : null;
}

/** Returns an address as browsers resolve it here; null if they cannot. Those of 2023 have no `URL.parse`. */
function resolved(address: string): URL | null {
  try {
    return new URL(address, HERE);
  } catch {
    return null;
  }
}
