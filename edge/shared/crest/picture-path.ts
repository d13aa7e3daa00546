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
 * query is a stranger's.
 */
export function picturePath(
  { nation = '', logoUri = '' }: Pictured,
  hosts: readonly string[],
): string | null {
  if (/^[a-z]{2}(-[a-z]{2,3})?$/.test(nation)) return `${FLAGS_PATH}/${nation}.svg`;
  const path = logoUri.replace(/^https?:\//, '/img').replace('?', '??');
  return hosts.some((host) => path.startsWith(`/img/${host}/`)) ? path : null;
}
