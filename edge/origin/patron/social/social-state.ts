import type { Provider } from '../../../contracts/patron-calls.ts';
import { keyedDigestOf } from '../../../digest.ts';
import type { Database } from '../../db/database.ts';
import { issueProof, spendProof } from '../accounts/proofs.ts';

/** Longest time at the provider's page, ms. */
const STATE_LIFE = 600_000;

interface Sign {
  provider: Provider;
  now: number;
}

/**
 * Stores and returns a new state: the proof that this browser began a sign-in with a provider and a
 * secret.
 */
export async function issueState(
  db: Database,
  { provider, now, secret }: Sign & { secret: Uint8Array },
): Promise<string> {
  const subject = await subjectOf(provider, secret);
  return issueProof(db, { kind: 'social', subject, lifeMs: STATE_LIFE, now });
}

/**
 * Uses a state up. Returns the secret with which its sign-in began; null if the state is invalid.
 */
export async function spendState(
  db: Database,
  { provider, now, state, secrets }: Sign & { state: string; secrets: readonly Uint8Array[] },
): Promise<Uint8Array | null> {
  for (const secret of secrets) {
    const subject = await subjectOf(provider, secret);
    if ((await spendProof(db, { token: state, kinds: ['social'], subject, now })) !== null)
      return secret;
  }
  return null;
}

/**
 * Returns a subject that names the provider, and the secret from which the rest of the sign-in is
 * derived.
 */
async function subjectOf(provider: Provider, secret: Uint8Array): Promise<string> {
  const name = await keyedDigestOf(String.fromCharCode(...secret), 'social');
  return `${provider} ${name.slice(0, 8)}`;
}
