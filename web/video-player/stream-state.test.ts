import { expect, it } from 'vitest';
import { failureOfStatus } from './stream-state.ts';

it.each([
  [404, true, 'missing'],
  [410, true, 'missing'],
  [451, true, 'country'],
  [403, true, 'country'],
  [500, true, 'network'],
  [undefined, true, 'network'],
  [undefined, false, 'offline'],
])('a response of %s while online is %s gives the failure %s', (status, isOnline, failure) => {
  expect(failureOfStatus(status, isOnline)).toBe(failure);
});
