import { POLICIES, type PolicyType } from '../../edge/contracts/policy.ts';

export function isPolicyType(text: string): text is PolicyType {
  return POLICIES.some((type) => type === text);
}

/** Returns the path of a policy or of one section. */
export function policyPath(type: PolicyType, section?: string): string {
  return `/about/${type}${section === undefined ? '' : `/${encodeURIComponent(section)}`}`;
}

/** Returns the type of policy that a path under `/about/` names; it may be unknown. */
export function policyTypeOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? '';
}
