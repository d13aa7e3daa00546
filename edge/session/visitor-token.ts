import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { userSchema, type User } from '../contracts/user.ts';
import { readAccessToken } from '../origin/patron/sessions/access-token.ts';
import { readSessionSecrets } from './secrets.ts';

/** Variables for reading tokens. */
export interface TokenVariables {
  SESSION_SECRET?: string;
  PATRON_API_URL?: string;
}

export type VisitorToken =
  | { kind: 'user'; user: User }
  /**
   * It is missing, expired or unsigned: a renewal may bring a good one. `user` is the user of an expired one.
   */
  | { kind: 'used-up'; user: User | null }
  /** Opaque to the edge: an operator's API knows what it means. */
  | { kind: 'unreadable' };

const claimsSchema = v.object({
  sub: userSchema.entries.userId,
  /** s */
  exp: v.optional(v.number()),
});

const NONE: VisitorToken = { kind: 'used-up', user: null };

/**
 * Returns the user of an access token. The embedded patron API's are verified. An operator's are read
 * unverified: their API decides what the sender may do, and a page shows no data of a user that was not
 * requested with the token itself.
 */
export async function readVisitorToken(
  token: string | null,
  { SESSION_SECRET, PATRON_API_URL }: TokenVariables,
  now: number,
): Promise<VisitorToken> {
  if (token === null) return NONE;
  return PATRON_API_URL ? asReported(token, now) : verified(token, SESSION_SECRET, now);
}

function asReported(token: string, now: number): VisitorToken {
  try {
    const { sub, exp } = v.parse(claimsSchema, decodeJwt(token));
    const isOver = exp !== undefined && exp * 1_000 <= now;
    return { kind: isOver ? 'used-up' : 'user', user: { userId: sub } };
  } catch {
    return { kind: 'unreadable' };
  }
}

async function verified(
  token: string,
  secret: string | undefined,
  now: number,
): Promise<VisitorToken> {
  const keys = readSessionSecrets(secret);
  if (keys === null) return { kind: 'unreadable' };
  const session = await readAccessToken(token, keys, now);
  if (session) return { kind: 'user', user: { userId: session.userId } };
  const past = await readAccessToken(token, keys, 0);
  return { kind: 'used-up', user: past && { userId: past.userId } };
}
