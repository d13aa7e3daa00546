import { expect, it } from 'vitest';
import { stateOf } from './use-picture-state.ts';

it.each([
  ['before it has started', null, { delay: null, at: 1_000 }, 'waits'],
  ['when it is seen first', { delay: null, at: 0 }, { delay: 20_000, at: 1_000 }, 'plays'],
  ['that goes on', { delay: 20_000, at: 0 }, { delay: 20_100, at: 1_000 }, 'plays'],
  ['that is paused', { delay: 20_000, at: 0 }, { delay: 21_000, at: 1_000 }, 'stands'],
  ['that went back to live', { delay: 60_000, at: 0 }, { delay: 20_000, at: 1_000 }, 'plays'],
])('a picture %s', (_, before, now, state) => {
  expect(stateOf(before, now)).toBe(state);
});
