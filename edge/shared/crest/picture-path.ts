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
 * logo if its host is an allowed one; else null.
 */
export function picturePath(
  { nation, logoUri }: Pictured,
  hosts: readonly string[],
): string | null {
  if (nation !== undefined && /^[a-z]{2}(?:-[a-z]{2,3})?$/.test(nation))
    return `${FLAGS_PATH}/${nation}.svg`;
  const [, host, rest] = /^https?:\/\/([^/?#]+)(\/[^#]*)/.exec(logoUri ?? '') ?? [];
  return host !== undefined && hosts.includes(host) ? `/img/${host}${rest}` : null;
}
