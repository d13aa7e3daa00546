import { keyedDigestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/** The first token of a session, which names it: `{session}.{chance}`. */
export function firstRenewalToken(sessionId: string): string {
  return `${sessionId}.${newToken()}`;
}

/** The session that a token names; null for what is none. */
export function sessionOf(token: string): string | null {
  return /^([\w-]{1,64})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/**
 * The token that follows another of the session. It is the same however often
 * it is asked for, so that all who renew at once, and one whose answer was lost,
 * go on with one token; and only who has the secret can tell it.
 */
export async function nextRenewalToken(token: string, secret: Uint8Array): Promise<string> {
  const next = await keyedDigestOf(String.fromCharCode(...secret), `renewal ${token}`);
  return `${sessionOf(token) ?? ''}.${next}`;
}
