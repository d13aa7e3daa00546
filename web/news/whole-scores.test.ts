import { expect, test } from 'vitest';
import { wholeScores } from './whole-scores.ts';

test('a score keeps to one line, and other dashes may end one', () => {
  expect(wholeScores('Goal 2–0 at half-time: 10-9 – and on')).toBe(
    'Goal 2\u2060–\u20600 at half-time: 10\u2060-\u20609 – and on',
  );
});
