import type { PolicyType } from '../../edge/contracts/policy.ts';
import { isPolicyType, policyPath } from './policy-type.ts';

const FLAT_NAMES: Record<string, PolicyType> = {
  'privacy-policy-list': 'privacy-policy',
  'privacy-policy-details': 'privacy-policy',
  'terms-list': 'terms-of-service',
  'terms-details': 'terms-of-service',
};

/**
 * Returns the target of a flat alias of a policy's page (spec point 2); null for another address.
 * The aliases are `/about/terms-list`, `/about/terms-details/{id}`, their `privacy-policy`
 * equivalents, `/policy/policy-list?type=` and `/policy/policy-content?type=&id=`. An id is a
 * section's.
 */
export function policyOfAlias({ pathname, searchParams }: URL): string | null {
  const [root, name = '', id = searchParams.get('id') ?? undefined] = pathname
    .split('/')
    .filter(Boolean);
  if (root === 'about') {
    const type = FLAT_NAMES[name];
    return type ? policyPath(type, id) : null;
  }
  const type = searchParams.get('type') ?? 'privacy-policy';
  if (!isPolicyType(type)) return null;
  if (name === 'policy-list') return policyPath(type);
  return name === 'policy-content' ? policyPath(type, id) : null;
}
