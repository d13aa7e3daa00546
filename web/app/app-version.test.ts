import { expect, test } from 'vitest';
import { isVersionAtLeast } from './app-version.ts';

test.each([
  ['1.1.59', true],
  ['1.1.58', false],
  ['1.1.60', true],
  ['1.1.6', false],
  ['1.1.100', true],
  ['1.2', true],
  ['1.1', false],
  ['2', true],
  ['0.9.99', false],
  ['1.1.59-beta.2', true],
  ['1.1.58-rc.99', false],
  ['1.1.59.1', true],
  ['01.01.059', true],
  ['x.1.59', false],
  ['', true],
  [null, true],
  [undefined, true],
])('%s satisfies the minimum version 1.1.59: %s', (version, isAllowed) => {
  expect(isVersionAtLeast(version, '1.1.59')).toBe(isAllowed);
});

test('missing parts of a version count as zero', () => {
  expect(isVersionAtLeast('2.12', '2.12.0')).toBe(true);
  expect(isVersionAtLeast('2.12.0', '2.12')).toBe(true);
});
