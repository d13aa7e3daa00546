/**
 * Whether a page of this origin may open a socket (design §3): the product's own always may, others
 * when `allowed` (comma-separated) lists them. `own` is any URL of the product as the visitor
 * reached it. Scheme, host and port all count. No Origin header means a native app; browsers always
 * send it.
 */
export function mayOpenSocket(origin: string | null, own: string, allowed: string): boolean {
  if (origin === null) return true;
  const asked = originOf(origin);
  if (asked === undefined) return false;
  return asked === new URL(own).origin || listedOrigins(allowed).origins.includes(asked);
}

/** Returns the origins of a comma-separated list, and its malformed entries. */
export function listedOrigins(allowed: string): { origins: string[]; malformed: string[] } {
  const origins: string[] = [];
  const malformed: string[] = [];
  for (const part of allowed.split(',')) {
    const entry = part.trim();
    if (entry === '') continue;
    const origin = originOf(entry);
    if (origin === undefined) malformed.push(entry);
    else origins.push(origin);
  }
  return { origins, malformed };
}

/** Returns the normal form of an origin; undefined for any other text. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, search, hash, origin } = new URL(text);
  if (host === '' || username || password || search || hash) return undefined;
  if (pathname !== '' && pathname !== '/') return undefined;
  // The platform has no origin for an app's own scheme, such as capacitor://localhost.
  return origin === 'null' ? `${protocol}//${host}` : origin;
}
