import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { proofs } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { digestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/**
 * Kinds of proof. `otp-…`: the bearer owns an address, by a code for one purpose. `password`: the
 * signed-in user confirmed their identity by the password or a code. `social`: this browser began a
 * provider's sign-in.
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
/** Life of a `password` proof, ms. */
export const PASSWORD_PROOF_LIFE = 300_000;

interface NewProof {
  kind: ProofKind;
  /**
   * The address for `otp-…` (`subjectOf`), the user's id for `password`, the provider and secret
   * for `social`.
   */
  subject: string;
  lifeMs: number;
  now: number;
}

/** Stores a new proof and returns its token, which is not stored. */
export async function issueProof(db: Database, proof: NewProof): Promise<string> {
  const token = newToken();
  const { kind, subject, lifeMs, now } = proof;
  const hash = await digestOf(token);
  await db.insert(proofs).values({ hash, kind, subject, expiresAt: now + lifeMs });
  return token;
}

interface Shown {
  token: string;
  /** Accepted kinds. */
  kinds: readonly ProofKind[];
  /** Required subject, if given. */
  subject?: string;
  now: number;
}

/** Returns the subject of a valid token's proof, else null. The token stays valid. */
export async function readProof(db: Database, shown: Shown): Promise<string | null> {
  const [found] = await db
    .select({ subject: proofs.subject })
    .from(proofs)
    .where(await isGood(shown));
  return found?.subject ?? null;
}

/**
 * Returns what `readProof` does, but uses the token up: one of several concurrent uses succeeds.
 */
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
