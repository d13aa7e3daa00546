import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

/**
 * Returns the address behind `/img/{host}/{path}`; null for another path, or a host not in the setting. It has
 * a query only if the path has one as `picturePath` writes it: otherwise each invented query would be another
 * picture, and its server would be asked again.
 */
export function logoAddress(path: string, setting: string | undefined): URL | null {
  const [, host = '', rest = '', query = ''] =
    /^\/img\/([^/%]+)(\/[^?]*)(?:\?(?:(\?.*)|.*))?$/.exec(path) ?? [];
  const origin = pictureOrigins(setting).get(host);
  // Joined as text, since `new URL(rest, origin)` takes a host from a path that begins with two slashes.
  return origin === undefined ? null : new URL(`${origin}${rest}${query}`);
}

/**
 * Returns the allowed origins of team, league and player pictures, by host: 'img.example' →
 * 'https://img.example'.
 */
export function pictureOrigins(setting: string | undefined): ReadonlyMap<string, string> {
  const { origins } = listedOrigins(setting ?? '');
  return new Map(origins.map((origin) => [new URL(origin).host, origin]));
}
