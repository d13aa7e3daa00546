const YEAR = 365 * 86_400;

/** Writes a cookie of this browser's for a year or for `maxAge` s, or removes it. */
export function writeCookie(name: string, value: string | null, maxAge = YEAR): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : maxAge;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}

/** What a cookie says; null where there is none, or nothing that can be read. */
export function readCookie(name: string): string | null {
  const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The same, and removes it. */
export function takeCookie(name: string): string | null {
  const value = readCookie(name);
  if (hasCookie(name)) writeCookie(name, null);
  return value;
}
