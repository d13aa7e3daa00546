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
])('an answer of %s while online is %s says that the stream is %s', (status, isOnline, failure) => {
  expect(failureOfStatus(status, isOnline)).toBe(failure);
});
