import { timeLimit } from '../../../shared/time/time-limit.ts';

/** Returns lines `SUFFIX:COUNT` of all breached passwords whose SHA-1 has these first five digits. */
export type BreachRange = (prefix: string) => Promise<string>;

/**
 * Whether a password is in a list of breached ones. The list receives only five digits of its hash,
 * which thousands share. False if the list cannot be loaded, so that nobody is locked out.
 */
export async function isBreached(password: string, range: BreachRange): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  try {
    const lines = await range(hash.slice(0, 5));
    // Padding lines have a count of 0.
    return new RegExp(`^${hash.slice(5)}:[1-9]`, 'im').test(lines);
  } catch {
    return false;
  }
}

/** Longest wait of a sign-up for the list, ms. */
const TIMEOUT_MS = 1_000;

/** Fetches a list such as `https://api.pwnedpasswords.com/range/`. */
export function httpBreachRange(url: string): BreachRange {
  return async (prefix) => {
    const answer = await fetch(`${url.replace(/\/?$/, '/')}${prefix}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(timeLimit(TIMEOUT_MS)),
    });
    const lines = await answer.text();
    if (!answer.ok) throw new Error(`The list of breached passwords answers ${answer.status}`);
    return lines;
  };
}
