/** The policies there are (spec point 2, about), with the titles of their headers. */
export const POLICIES = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
} as const;

export type PolicyType = keyof typeof POLICIES;

export function isPolicyType(text: string): text is PolicyType {
  return Object.hasOwn(POLICIES, text);
}

/** Where a policy's list of sections is, or one of them. */
export function policyPath(type: PolicyType, section?: string): string {
  return `/about/${type}${section === undefined ? '' : `/${encodeURIComponent(section)}`}`;
}
