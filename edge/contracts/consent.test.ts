import { expect, test } from 'vitest';
import { consentValue, readConsent, type Purpose } from './consent.ts';

const CHOICES: readonly Purpose[][] = [
  [],
  ['analytics'],
  ['recording'],
  ['analytics', 'recording'],
];

test.each(CHOICES)('a stored choice is read back unchanged: %j %j', (...choice) => {
  expect(readConsent(consentValue(choice))).toEqual(choice);
});

test.each([null, undefined, '', 'all', 'analytics.all', 'none.analytics', 'analytics.analytics'])(
  '%j is not a valid choice',
  (value) => {
    expect(readConsent(value)).toBeNull();
  },
);
