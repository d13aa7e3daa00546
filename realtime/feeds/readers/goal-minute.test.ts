import { expect, test } from 'vitest';
import { parseGoalMinute } from './goal-minute.ts';

test('a minute is read from a number or text, with stoppage time after a plus or separate', () => {
  expect(parseGoalMinute(9)).toEqual({ minute: 9, stoppage: 0 });
  expect(parseGoalMinute("9'")).toEqual({ minute: 9, stoppage: 0 });
  expect(parseGoalMinute('90+4')).toEqual({ minute: 90, stoppage: 4 });
  expect(parseGoalMinute('45 + 12')).toEqual({ minute: 45, stoppage: 12 });
  expect(parseGoalMinute(90, 3)).toEqual({ minute: 90, stoppage: 3 });
});

test('an invalid minute is read as undefined', () => {
  for (const text of ['?', '', null, undefined, '9:30', '999'])
    expect(parseGoalMinute(text)).toBeUndefined();
});
