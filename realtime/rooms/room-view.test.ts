import { expect, test } from 'vitest';
import { isAhead, isNewer } from './room-view.ts';

const view = { epoch: 'now', version: 5 };

test.each([
  ['without a position', false, null],
  ['at an older version', false, { epoch: 'now', version: 4 }],
  ['at the version', false, { epoch: 'now', version: 5 }],
  ['at a newer version', true, { epoch: 'now', version: 6 }],
  ['in another epoch, at an older version', true, { epoch: 'other', version: 1 }],
])('a viewer %s is ahead of the view: %s', (_where, expected, position) => {
  expect(isAhead(position, view)).toBe(expected);
});

test.each([
  ['an older version', false, { epoch: 'now', version: 4 }],
  ['the same version', false, { epoch: 'now', version: 5 }],
  ['a newer version', true, { epoch: 'now', version: 6 }],
  ['another epoch, at an older version', true, { epoch: 'other', version: 1 }],
])('%s replaces the view: %s', (_what, expected, next) => {
  expect(isNewer(next, view)).toBe(expected);
});
