import { and, desc, eq, exists, gt, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
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

/** Life of a session without a renewal, ms. */
const SESSION_LIFE = 60 * 86_400_000;

/**
 * Most sessions of an account that are kept. A fan has a few devices; whoever signs in without a pause
 * makes the account no larger. Ended ones go first, then those that were renewed longest ago.
 */
export const MOST_SESSIONS = 50;

/** How long a replaced token stays valid, for concurrent tabs and lost answers, ms. */
const TOLERANCE = 30_000;
/** Most replaced tokens that stay valid: whoever renews without a pause makes no row longer. */
const MOST_REPLACED = 20;

/** Services to start and renew a session. */
export interface SessionServices {
  db: Database;
  now: number;
  /** Returns the signing keys; null if they are unset, so nobody can sign in. */
  keys: () => Promise<SessionKeys | null>;
}

const NO_KEYS = new Refusal(503, GENERIC_FAILURE);

/**
 * The user of a session and their credential, which must still be valid when the session is
 * written.
 */
interface SignedInUser {
  id: string;
  /** Hash of the correct password. */
  passwordHash?: UserRow['passwordHash'];
  /** True while the betting account, provider's identity or address that signs in is the user's. */
  isLinked?: SQL;
}

/**
 * Starts a new session and returns its tokens. Returns a refusal if meanwhile the account was
 * deleted, the password changed (which ended all sessions), or `isLinked` became false. If it starts
 * one, the caller's previous session ends (ASVS 7.2.4), and so do those above `MOST_SESSIONS`.
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
  const isStarted = exists(db.select().from(sessions).where(eq(sessions.id, sessionId)));
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
    ...(session === null
      ? []
      : [endSessions(db, and(eq(sessions.id, session.sessionId), isStarted), now)]),
    deleteExcess(db, userId),
  ]);
  if (started.length === 0) return WRONG_CREDENTIALS;
  return tokensOf({ userId, sessionId }, renewalToken, found, now);
}

const ENDED = new Refusal(401, SESSION_OVER, { state: STATE.sessionOver });

/**
 * Renews a session and returns its new tokens: a token is valid once. For a recently replaced token
 * it returns the current one, as if the call had come in time. A token that is reused later, or
 * never was valid, may be stolen, so it ends the session.
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
    const next = await nextRenewalToken(token, found.secrets[0]);
    const [written] = await db
      .update(sessions)
      .set({
        renewalHash: await digestOf(next),
        replacedTokens: [{ hash, at: now }, ...recent].slice(0, MOST_REPLACED),
        rotatedAt: now,
        expiresAt: now + SESSION_LIFE,
      })
      .where(and(isGood(sessionId, now), eq(sessions.renewalHash, hash)))
      .returning({ id: sessions.id });
    // A concurrent call was first. It may have used another secret, so the stored token decides.
    if (!written) return renewSession({ db, now, keys }, token);
    return tokensOf(session, next, found, now);
  }
  if (recent.some((known) => known.hash === hash)) {
    const hashes = new Set([row.renewalHash, ...recent.map((known) => known.hash)]);
    const current = await newestToken(token, hashes, row.renewalHash, found.secrets);
    return tokensOf(session, current, found, now);
  }
  await endSession(db, sessionId, now);
  return ENDED;
}

/**
 * Returns the token with the hash `newest`: follows the renewals from the recent token `token`,
 * whose hashes are in `hashes`. Each renewal used one of the secrets.
 */
async function newestToken(
  token: string,
  hashes: Set<string>,
  newest: string,
  secrets: readonly Uint8Array[],
): Promise<string | undefined> {
  for (const secret of secrets) {
    const next = await nextRenewalToken(token, secret);
    const hash = await digestOf(next);
    if (hash === newest) return next;
    // Deleting the hash ends the recursion for every row.
    if (hashes.delete(hash)) return newestToken(next, hashes, newest, secrets);
  }
  // The secret is gone, so the caller keeps its token.
  return undefined;
}

function isGood(sessionId: string, now: number) {
  return and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
}

/** Whether a session is live: neither it nor its account has ended. */
export async function isLive(db: Database, session: Session, now: number): Promise<boolean> {
  const { userId, sessionId } = session;
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isGood(sessionId, now), eq(sessions.userId, userId), isNull(users.deletedAt)));
  return found !== undefined;
}

/** Returns a statement that ends a session: its tokens become invalid. */
export function endSession(db: Database, sessionId: string, now: number) {
  return endSessions(db, eq(sessions.id, sessionId), now);
}

export function endAllSessions(db: Database, userId: string | SQL, now: number) {
  return endSessions(db, eq(sessions.userId, userId), now);
}

/** Returns a statement that ends all sessions of a user except the given one, if any. */
export function endOtherSessions(
  db: Database,
  userId: string,
  { session, now, where }: { session: Session | null; now: number; where?: SQL },
) {
  const isOther = session === null ? undefined : ne(sessions.id, session.sessionId);
  return endSessions(db, and(eq(sessions.userId, userId), isOther, where), now);
}

function endSessions(db: Database, which: SQL | undefined, now: number) {
  return db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(which, isNull(sessions.revokedAt)));
}

/** Returns a statement that deletes a user's sessions above `MOST_SESSIONS`. */
function deleteExcess(db: Database, userId: string) {
  const isTheirs = eq(sessions.userId, userId);
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isTheirs)
    // If two began in one millisecond, the later one stays.
    .orderBy(desc(isNull(sessions.revokedAt)), desc(sessions.rotatedAt), desc(sql`rowid`))
    .limit(MOST_SESSIONS);
  return db.delete(sessions).where(and(isTheirs, notInArray(sessions.id, kept)));
}

/** Returns a session's tokens, with this renewal token. */
async function tokensOf(
  session: Session,
  renewalToken: string | undefined,
  { secrets: [secret], life }: SessionKeys,
  now: number,
): Promise<Tokens> {
  const accessToken = await signAccessToken({ ...session, secret, life, now });
  return { accessToken, ...(renewalToken && { renewalToken }), expiresIn: life };
}
