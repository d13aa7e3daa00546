/** The path of a fan's calendar and of its call. Anyone who knows it can read what the fan follows. */
const SECRET = /(^\/calendar\/|\/v1\/calendar\/fan\/)[^/]+/;

/** Returns a path for log lines, with its secret part replaced by `…`. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, '$1…');
}
