import { eq } from 'drizzle-orm';
import type { PolicyType, PolicyWire } from '../../../contracts/policy.ts';
import { policies } from '../../db/content-schema.ts';
import type { Database } from '../../db/database.ts';
import type { OriginHandlers } from '../../services.ts';
import { languageDistance } from '../news/preferred-version.ts';

export const policyHandlers = {
  getPolicy: (query, { db }) => findPolicy(db, query),
} satisfies Partial<OriginHandlers>;

interface PolicyQuery {
  policy: PolicyType;
  brand: string;
  language: string;
}

/**
 * Returns the operator's own policy, null without one: the brand's before a general one, then the
 * one in the nearest language.
 */
async function findPolicy(
  db: Database,
  { policy, brand, language }: PolicyQuery,
): Promise<PolicyWire> {
  const all = await db.select().from(policies).where(eq(policies.policy, policy));
  const [found] = all
    .filter((row) => row.brand === '' || row.brand === brand)
    .toSorted(
      (a, b) =>
        Number(a.brand === '') - Number(b.brand === '') ||
        languageDistance(a.language, language) - languageDistance(b.language, language),
    );
  if (!found) return null;
  const { version, since, introduction, sections } = found;
  return {
    language: found.language,
    version: version === '' ? null : version,
    since,
    introduction,
    sections,
  };
}
