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

/** What a cookie says, which is removed; null where there is none. */
export function takeCookie(name: string): string | null {
  if (!hasCookie(name)) return null;
  const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? [];
  writeCookie(name, null);
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
