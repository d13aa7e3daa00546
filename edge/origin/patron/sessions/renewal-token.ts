import { keyedDigestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/** Returns a session's first token, with its id: `{session}.{chance}`. */
export function firstRenewalToken(sessionId: string): string {
  return `${sessionId}.${newToken()}`;
}

/** Returns the session of a token; null if invalid. */
export function sessionOf(token: string): string | null {
  return /^([\w-]{1,64})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/**
 * Returns the session's next token. Each call returns the same one, so that concurrent renewals and
 * lost answers end in one token. Only the secret's owner can compute it.
 */
export async function nextRenewalToken(token: string, secret: Uint8Array): Promise<string> {
  const next = await keyedDigestOf(String.fromCharCode(...secret), `renewal ${token}`);
  return `${sessionOf(token) ?? ''}.${next}`;
}
