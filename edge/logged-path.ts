/** The address of a fan's calendar, and its call: who knows one reads what the fan follows. */
const SECRET = /(^\/calendar\/|\/v1\/calendar\/fan\/)[^/]+/;

/** Returns a path as log lines have it: without what only its visitor knows. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, '$1…');
}
