import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { proofs } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { digestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/**
 * What a token proves: that an address is its bearer's (confirmed by a code, for
 * one purpose), that who is signed in knows the password, or that a provider's
 * sign-in was begun by this browser.
 */
export type ProofKind =
  | 'otp-register'
  | 'otp-signin'
  | 'otp-reset'
  | 'otp-verify'
  | 'password'
  | 'social';

/** Life of the proof of a confirmed code, ms. */
export const OTP_PROOF_LIFE = 600_000;
/** Life of the proof of a confirmed password, ms. */
export const PASSWORD_PROOF_LIFE = 300_000;

interface NewProof {
  kind: ProofKind;
  /** Whom or what it is about: of a code's the address (`subjectOf`), of a password's the user. */
  subject: string;
  lifeMs: number;
  now: number;
}

/** Keeps a new proof, and answers its token, which is kept nowhere. */
export async function issueProof(db: Database, proof: NewProof): Promise<string> {
  const token = newToken();
  const { kind, subject, lifeMs, now } = proof;
  const hash = await digestOf(token);
  await db.insert(proofs).values({ hash, kind, subject, expiresAt: now + lifeMs });
  return token;
}

/** Removes those that prove nothing any more, and with them the addresses that they were about. */
export async function sweepProofs(db: Database, now: number): Promise<void> {
  await db.delete(proofs).where(lte(proofs.expiresAt, now));
}

interface Shown {
  token: string;
  /** Those that will do. */
  kinds: readonly ProofKind[];
  /** Of this alone, where it is given. */
  subject?: string;
  now: number;
}

/** What a token proves while it is good; null for any other. It stays good. */
export async function readProof(db: Database, shown: Shown): Promise<string | null> {
  const [found] = await db
    .select({ subject: proofs.subject })
    .from(proofs)
    .where(await isGood(shown));
  return found?.subject ?? null;
}

/** The same, and from then on it is good no more: of several who show it at once one succeeds. */
export async function spendProof(db: Database, shown: Shown): Promise<string | null> {
  const [spent] = await db
    .update(proofs)
    .set({ usedAt: shown.now })
    .where(await isGood(shown))
    .returning({ subject: proofs.subject });
  return spent?.subject ?? null;
}

async function isGood({ token, kinds, subject, now }: Shown) {
  return and(
    eq(proofs.hash, await digestOf(token)),
    inArray(proofs.kind, [...kinds]),
    subject === undefined ? undefined : eq(proofs.subject, subject),
    isNull(proofs.usedAt),
    gt(proofs.expiresAt, now),
  );
}
