/**
 * Whether a page of this origin may open a socket (design §3): the product's
 * own host always may, others when `allowed` (comma-separated) lists them. No
 * Origin header means a native app; a browser cannot leave it out.
 */
export function mayOpenSocket(origin: string | null, host: string, allowed: string): boolean {
  if (origin === null) return true;
  const listed = allowed.split(',').map((entry) => entry.trim());
  if (origin !== '' && listed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
