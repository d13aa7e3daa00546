import { and, eq } from 'drizzle-orm';
import { fingerprint } from '../catalogue/changes.ts';
import { policies, type PolicyRow } from '../db/content-schema.ts';
import type { Database, Statement } from '../db/database.ts';
import { digestOf } from '../../digest.ts';
import type { CleanPolicy } from './clean-content.ts';

/**
 * Returns statements that store a policy in place of the known one; none if it is unchanged.
 */
export async function replacePolicy(db: Database, sent: CleanPolicy): Promise<Statement[]> {
  const { policy, language, brand = '', version = '', since = null } = sent;
  const kept: Omit<PolicyRow, 'fingerprint'> = {
    policy,
    language,
    brand,
    version,
    since,
    introduction: sent.introduction,
    sections: sent.sections,
  };
  const row: PolicyRow = { ...kept, fingerprint: await digestOf(fingerprint(kept)) };
  const [known] = await db
    .select({ fingerprint: policies.fingerprint })
    .from(policies)
    .where(
      and(eq(policies.policy, policy), eq(policies.language, language), eq(policies.brand, brand)),
    );
  if (known?.fingerprint === row.fingerprint) return [];
  const target = [policies.policy, policies.language, policies.brand];
  return [db.insert(policies).values(row).onConflictDoUpdate({ target, set: row })];
}
