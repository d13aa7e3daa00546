import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

/** What `/img/{host}/{path}` stands for; null where it is no such path, or of a host that is not set. */
export function logoAddress(path: string, setting: string | undefined): URL | null {
  const [, host = '', rest = ''] = /^\/img\/([^/%]+)(\/.*)$/.exec(path) ?? [];
  const origin = pictureOrigins(setting).get(host);
  // Joined as text: resolved, a path that begins with two slashes would name a host of its own.
  return origin === undefined ? null : new URL(`${origin}${rest}`);
}

/** Where pictures of teams, leagues and players may be taken from, by host: 'img.example' → 'https://img.example'. */
export function pictureOrigins(setting: string | undefined): ReadonlyMap<string, string> {
  const { origins } = listedOrigins(setting ?? '');
  return new Map(origins.map((origin) => [new URL(origin).host, origin]));
}
