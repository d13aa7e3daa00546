const YEAR = 365 * 86_400;

/** Writes a cookie of this browser's for `age` s, a year by default, or removes it. */
export function writeCookie(name: string, value: string | null, age = YEAR): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = value === null ? 0 : age;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
