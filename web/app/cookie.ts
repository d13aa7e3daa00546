const YEAR = 365 * 86_400;

/** Writes a cookie for a year or for `maxAge` s; null removes it. */
export function writeCookie(name: string, value: string | null, maxAge = YEAR): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : maxAge;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}

/** Returns the value of a cookie, or null if it is missing or unreadable. */
export function readCookie(name: string): string | null {
  const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Returns the value of a cookie, or null, and removes the cookie. */
export function takeCookie(name: string): string | null {
  const value = readCookie(name);
  if (hasCookie(name)) writeCookie(name, null);
  return value;
}
