import { expect, test } from 'vitest';
import { periodName } from './period-name.ts';

test.each([
  ['ALL', 'Match'],
  ['H1', '1st half'],
  ['Q3', '3rd quarter'],
  ['S5', '5th set'],
  ['I11', '11th inning'],
  ['OT', 'Overtime'],
  ['OT2', '2nd overtime'],
  ['PEN', 'PEN'],
])('%s is called %s', (period, name) => {
  expect(periodName(period)).toBe(name);
});
