import { POLICIES, type PolicyType } from '../../edge/contracts/policy.ts';

export function isPolicyType(text: string): text is PolicyType {
  return POLICIES.some((type) => type === text);
}

/** Where a policy's list of sections is, or one of them. */
export function policyPath(type: PolicyType, section?: string): string {
  return `/about/${type}${section === undefined ? '' : `/${encodeURIComponent(section)}`}`;
}

/** What stands for a policy's type in the path of a page under `/about/`. */
export function policyTypeOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? '';
}
