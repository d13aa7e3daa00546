import { expect, test } from 'vitest';
import { consentValue, readConsent, type Purpose } from './consent.ts';

const CHOICES: readonly Purpose[][] = [
  [],
  ['analytics'],
  ['recording'],
  ['analytics', 'recording'],
];

test.each(CHOICES)('a choice is read as it was kept: %j %j', (...choice) => {
  expect(readConsent(consentValue(choice))).toEqual(choice);
});

test.each([null, undefined, '', 'all', 'analytics.all', 'none.analytics', 'analytics.analytics'])(
  '%j is no choice',
  (value) => {
    expect(readConsent(value)).toBeNull();
  },
);
