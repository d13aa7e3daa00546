/** Answers the lines `SUFFIX:COUNT` of all breached passwords whose SHA-1 has these five first digits. */
export type BreachRange = (prefix: string) => Promise<string>;

/**
 * Whether a password stands in a list of breached ones, of which no more is told
 * than five digits of its hash, as thousands of others have them. Where the list
 * cannot be had, none does: nobody is kept out by it.
 */
export async function isBreached(password: string, range: BreachRange): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  try {
    const lines = await range(hash.slice(0, 5));
    // Padding has lines of passwords that were found 0 times.
    return new RegExp(`^${hash.slice(5)}:[1-9]`, 'im').test(lines);
  } catch {
    return false;
  }
}

/** The longest that a sign-up waits for the list, ms. */
const PATIENCE = 1_000;

/** A list such as `https://api.pwnedpasswords.com/range/`, asked over HTTP. */
export function httpBreachRange(url: string): BreachRange {
  return async (prefix) => {
    const answer = await fetch(`${url.replace(/\/?$/, '/')}${prefix}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const lines = await answer.text();
    if (!answer.ok) throw new Error(`The list of breached passwords answers ${answer.status}`);
    return lines;
  };
}
