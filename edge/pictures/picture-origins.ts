import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

/** Where pictures of teams, leagues and players may be taken from, by host: 'img.example' → 'https://img.example'. */
export function pictureOrigins(setting: string | undefined): ReadonlyMap<string, string> {
  const { origins } = listedOrigins(setting ?? '');
  return new Map(origins.map((origin) => [new URL(origin).host, origin]));
}
