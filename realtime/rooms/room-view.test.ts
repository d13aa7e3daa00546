import { expect, test } from 'vitest';
import { isAhead, isNewer } from './room-view.ts';

const view = { epoch: 'now', version: 5 };

test.each([
  ['without a position', null, false],
  ['at an older version', { epoch: 'now', version: 4 }, false],
  ['at the version', { epoch: 'now', version: 5 }, false],
  ['at a newer version', { epoch: 'now', version: 6 }, true],
  ['in another epoch, at an older version', { epoch: 'other', version: 1 }, true],
])('a viewer %s is ahead of the view: %s', (_where, position, expected) => {
  expect(isAhead(position, view)).toBe(expected);
});

test.each([
  ['an older version', { epoch: 'now', version: 4 }, false],
  ['the same version', { epoch: 'now', version: 5 }, false],
  ['a newer version', { epoch: 'now', version: 6 }, true],
  ['another epoch, at an older version', { epoch: 'other', version: 1 }, true],
])('%s replaces the view: %s', (_what, next, expected) => {
  expect(isNewer(next, view)).toBe(expected);
});
