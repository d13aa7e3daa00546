import type { PolicyType } from '../../edge/contracts/policy.ts';

/** The policies there are (spec point 2, about). */
export const POLICIES = ['privacy-policy', 'terms-of-service'] as const satisfies PolicyType[];

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
