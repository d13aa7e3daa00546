import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { proofs } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { digestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/**
 * Kinds of proof: the bearer owns an address (confirmed by a code, for one purpose), the signed-in
 * user knows the password, or this browser began a provider's sign-in.
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
  /** Subject of the proof: for a code the address (`subjectOf`), for a password the user. */
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

/** Returns the subject of a valid token, else null. The token stays valid. */
export async function readProof(db: Database, shown: Shown): Promise<string | null> {
  const [found] = await db
    .select({ subject: proofs.subject })
    .from(proofs)
    .where(await isGood(shown));
  return found?.subject ?? null;
}

/** Like `readProof`, but uses the token up: of concurrent uses one succeeds. */
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
