import { EARLY_HEADERS } from './middleware/security-headers.ts';

/** Letters, digits, `-`, `.`, `_` and `~`, which mean the same encoded and plain (RFC 3986, 2.3). */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * Returns the redirect from an address that encodes what needs no encoding in its path; null for any other address.
 * Routes match decoded paths, and gates, limits and counts the paths as they are: so a route has one spelling.
 */
export function redirectToPlain(url: string): Response | null {
  const address = new URL(url);
  const { pathname } = address;
  const plain = pathname.replaceAll(NEEDLESS, decodeURIComponent);
  if (plain === pathname) return null;
  address.pathname = plain;
  // With its origin: a path may begin with two slashes.
  return new Response(null, { status: 308, headers: { ...EARLY_HEADERS, location: address.href } });
}
