import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

/** Returns the address behind `/img/{host}/{path}`; null for another path, or a host not in the setting. */
export function logoAddress(path: string, setting: string | undefined): URL | null {
  const [, host = '', rest = ''] = /^\/img\/([^/%]+)(\/.*)$/.exec(path) ?? [];
  const origin = pictureOrigins(setting).get(host);
  // Joined as text, since `new URL(rest, origin)` takes a host from a path that begins with two slashes.
  return origin === undefined ? null : new URL(`${origin}${rest}`);
}

/**
 * Returns the allowed origins of team, league and player pictures, by host: 'img.example' →
 * 'https://img.example'.
 */
export function pictureOrigins(setting: string | undefined): ReadonlyMap<string, string> {
  const { origins } = listedOrigins(setting ?? '');
  return new Map(origins.map((origin) => [new URL(origin).host, origin]));
}
