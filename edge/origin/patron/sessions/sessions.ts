import { and, eq, gt, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { GENERIC_FAILURE, SESSION_OVER } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import type { SessionKeys } from '../../../session/session-keys.ts';
import { sessions, users, type UserRow } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { WRONG_CREDENTIALS } from '../accounts/refusals.ts';
import { digestOf } from '../../../digest.ts';
import { signAccessToken, type Session } from './access-token.ts';
import { firstRenewalToken, nextRenewalToken, sessionOf } from './renewal-token.ts';

/** How long a session lives that is not renewed, ms. */
const SESSION_LIFE = 60 * 86_400_000;

/** How long the token before is still good: for tabs that renew at once, and answers that are lost, ms. */
const TOLERANCE = 30_000;

/** What a session is started and renewed with. */
export interface SessionServices {
  db: Database;
  now: number;
  /** Null where nobody can sign in for want of them. */
  keys: () => Promise<SessionKeys | null>;
}

const NO_KEYS = new Refusal(503, GENERIC_FAILURE);

/** The user a session is for, and what signed them in: it has to hold when the session is written. */
interface SignedInUser {
  id: string;
  /** The hash of the password that was right. */
  passwordHash?: UserRow['passwordHash'];
  /** True while the betting account or the provider's identity is linked to the user. */
  isLinked?: SQL;
}

/**
 * Starts a session, which is another with each sign-in. There is none for an account that is
 * deleted meanwhile, nor, where `passwordHash` says by which, for one that has another password
 * by now: the sessions of the old one have just been ended; the same where `isLinked` no longer
 * holds. The session that who signs in has been in ends (ASVS 7.2.4).
 */
export async function startSession(
  { db, now, keys, session }: SessionServices & { session: Session | null },
  { id: userId, passwordHash, isLinked }: SignedInUser,
): Promise<Tokens | Refusal> {
  const found = await keys();
  if (found === null) return NO_KEYS;
  const sessionId = crypto.randomUUID();
  const renewalToken = firstRenewalToken(sessionId);
  const isStillTheirs = and(
    eq(users.id, userId),
    isNull(users.deletedAt),
    passwordHash ? eq(users.passwordHash, passwordHash) : undefined,
    isLinked,
  );
  const [started] = await db.batch([
    db
      .insert(sessions)
      .select(
        db
          .select({
            id: sql`${sessionId}`.as('id'),
            userId: users.id,
            renewalHash: sql`${await digestOf(renewalToken)}`.as('renewal_hash'),
            replacedTokens: sql`null`.as('replaced_tokens'),
            rotatedAt: sql`${now}`.as('rotated_at'),
            createdAt: sql`${now}`.as('created_at'),
            expiresAt: sql`${now + SESSION_LIFE}`.as('expires_at'),
            revokedAt: sql`null`.as('revoked_at'),
          })
          .from(users)
          .where(isStillTheirs),
      )
      .returning({ id: sessions.id }),
    ...(session === null ? [] : [endSession(db, session.sessionId, now)]),
  ]);
  if (started.length === 0) return WRONG_CREDENTIALS;
  return tokensOf({ userId, sessionId }, renewalToken, found, now);
}

const ENDED = new Refusal(401, SESSION_OVER, { state: STATE.sessionOver });

/**
 * Renews a session: its token is good once. For a little while one that was
 * replaced answers as if it came in time, with the token that is good by now; a
 * token that is used again later, or that never was good, may be stolen, and ends
 * the session for whoever has it.
 */
export async function renewSession(
  { db, now, keys }: SessionServices,
  token: string,
): Promise<Tokens | Refusal> {
  const found = await keys();
  if (found === null) return NO_KEYS;
  const sessionId = sessionOf(token);
  if (sessionId === null) return ENDED;
  const [row] = await db.select().from(sessions).where(isGood(sessionId, now));
  if (!row) return ENDED;
  const session = { userId: row.userId, sessionId };
  const hash = await digestOf(token);
  const recent = (row.replacedTokens ?? []).filter(({ at }) => at > now - TOLERANCE);
  if (hash === row.renewalHash) {
    const next = await nextRenewalToken(token, found.secret);
    // Of several at once the first writes; the others would write the same.
    await db
      .update(sessions)
      .set({
        renewalHash: await digestOf(next),
        replacedTokens: [{ hash, at: now }, ...recent],
        rotatedAt: now,
        expiresAt: now + SESSION_LIFE,
      })
      .where(and(isGood(sessionId, now), eq(sessions.renewalHash, hash)));
    return tokensOf(session, next, found, now);
  }
  if (recent.some((known) => known.hash === hash)) {
    const current = await tokenOfHash(row.renewalHash, token, recent.length, found.secret);
    return tokensOf(session, current, found, now);
  }
  await endSession(db, sessionId, now);
  return ENDED;
}

/** The token that has a hash, among the first few that follow another. */
async function tokenOfHash(hash: string, token: string, steps: number, secret: Uint8Array) {
  let next = token;
  for (let step = 0; step < steps; step += 1) {
    next = await nextRenewalToken(next, secret);
    if ((await digestOf(next)) === hash) return next;
  }
  // The secret is another since: whoever asks keeps what they have.
  return undefined;
}

function isGood(sessionId: string, now: number) {
  return and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
}

/** Whether a session goes on: neither it nor its account has ended. */
export async function isLive(db: Database, session: Session, now: number): Promise<boolean> {
  const { userId, sessionId } = session;
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isGood(sessionId, now), eq(sessions.userId, userId), isNull(users.deletedAt)));
  return found !== undefined;
}

/** Ends a session: neither of its tokens is good from then on. */
export function endSession(db: Database, sessionId: string, now: number) {
  return endSessions(db, eq(sessions.id, sessionId), now);
}

/** Ends all sessions of a user. */
export function endAllSessions(db: Database, userId: string, now: number) {
  return endSessions(db, eq(sessions.userId, userId), now);
}

/** Ends all sessions of a user but the one that asks; all of them where no session does. */
export function endOtherSessions(
  db: Database,
  userId: string,
  { session, now, where }: { session: Session | null; now: number; where?: SQL },
) {
  const isOther = session === null ? undefined : ne(sessions.id, session.sessionId);
  return endSessions(db, and(eq(sessions.userId, userId), isOther, where), now);
}

/** Removes those that nobody can renew any more. */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

function endSessions(db: Database, which: SQL | undefined, now: number) {
  return db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(which, isNull(sessions.revokedAt)));
}

/** Tokens of a session that goes on with a renewal token of its own. */
async function tokensOf(
  session: Session,
  renewalToken: string | undefined,
  { secret, life }: SessionKeys,
  now: number,
): Promise<Tokens> {
  const accessToken = await signAccessToken({ ...session, secret, life, now });
  return { accessToken, ...(renewalToken && { renewalToken }), expiresIn: life };
}
