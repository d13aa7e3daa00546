/** Path of the circle-flags files. It contains their version: an update changes it. */
export const FLAGS_PATH = '/flags/2.8.3';

export interface Pictured {
  /** ISO 3166 code in lower case: 'br', 'gb-eng'. */
  nation?: string | undefined;
  /** Absolute address of a picture. */
  logoUri?: string | undefined;
}

/**
 * Returns the product's own path for the picture of a team, a player or a league: a nation's flag, else the
 * logo if its host is an allowed one; else null. `??` begins the query of the logo's own address: any other
 * query is a stranger's. The path is resolved: a browser would take one with `..` as another of our pages.
 */
export function picturePath(
  { nation = '', logoUri = '' }: Pictured,
  hosts: readonly string[],
): string | null {
  if (/^[a-z]{2}(-[a-z]{2,3})?$/.test(nation)) return `${FLAGS_PATH}/${nation}.svg`;
  if (!/^https?:/i.test(logoUri)) return null;
  try {
    const { host, pathname, search, hash } = new URL(logoUri);
    return hosts.includes(host) ? `/img/${host}${pathname}${search && `?${search}`}${hash}` : null;
  } catch {
    return null;
  }
}
