/** Where the flags of circle-flags are served: an update of them has other addresses. */
export const FLAGS_PATH = '/flags/2.8.3';

export interface Pictured {
  /** ISO 3166 code in lower case: 'br', 'gb-eng'. */
  nation?: string | undefined;
  /** Absolute address of a picture. */
  logoUri?: string | undefined;
}

/**
 * Where the product itself serves the picture of a team, a player or a league:
 * a nation's flag, else the logo if its host is one that pictures are taken
 * from; null where there is neither.
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
