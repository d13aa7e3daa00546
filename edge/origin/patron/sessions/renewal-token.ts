import { keyedDigestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/** Returns a session's first token, which contains the session's id: `{id}.{random}`. */
export function firstRenewalToken(sessionId: string): string {
  return `${sessionId}.${newToken()}`;
}

/** Returns the id of a token's session; null if the token is malformed. */
export function sessionOf(token: string): string | null {
  return /^([\w-]{1,64})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/**
 * Returns the token that follows `token`. Each call returns the same one, so that concurrent
 * renewals and repeats after a lost answer get one token. Only the secret's owner can compute it.
 */
export async function nextRenewalToken(token: string, secret: Uint8Array): Promise<string> {
  const next = await keyedDigestOf(String.fromCharCode(...secret), `renewal ${token}`);
  return `${sessionOf(token) ?? ''}.${next}`;
}
