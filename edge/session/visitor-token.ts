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
   * The token is missing, expired or has no valid signature: a renewal may replace it. `user` is
   * set for an expired one.
   */
  | { kind: 'used-up'; user: User | null }
  /** The edge cannot read it: it is an operator's own format, or SESSION_SECRET is missing. */
  | { kind: 'unreadable' };

const claimsSchema = v.object({
  sub: userSchema.entries.userId,
  /** s */
  exp: v.optional(v.number()),
});

const NONE: VisitorToken = { kind: 'used-up', user: null };

/**
 * Returns the user of an access token. Tokens of the embedded patron API are verified. Those of an
 * operator's API are read unverified: that API decides what the sender may do, and a page shows no
 * user's data that was not requested with the token itself. `now` is in ms.
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
