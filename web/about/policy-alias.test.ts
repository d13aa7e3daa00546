import { expect, test } from 'vitest';
import { policyOfAlias } from './policy-alias.ts';

test.each([
  ['/about/privacy-policy-list', '/about/privacy-policy'],
  ['/about/privacy-policy-details/your-rights', '/about/privacy-policy/your-rights'],
  ['/about/terms-list', '/about/terms-of-service'],
  ['/about/terms-details?id=questions', '/about/terms-of-service/questions'],
  ['/policy/policy-list', '/about/privacy-policy'],
  ['/policy/policy-list?type=terms-of-service', '/about/terms-of-service'],
  ['/policy/policy-content?type=privacy-policy&id=children', '/about/privacy-policy/children'],
  ['/policy/policy-content/children', '/about/privacy-policy/children'],
  ['/policy/policy-list?type=cookies', null],
  ['/policy/policy-list?type=toString', null],
  ['/policy/terms-list', null],
  ['/about/policy-list', null],
  ['/about/us', null],
])('%s leads to %s', (alias, path) => {
  expect(policyOfAlias(new URL(alias, 'https://scores.example'))).toBe(path);
});
