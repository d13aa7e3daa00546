import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { periodName } from './period-name.ts';

const t = textOf('en');

test.each([
  ['ALL', 'Match'],
  ['H1', '1st half'],
  ['Q3', '3rd quarter'],
  ['S5', '5th set'],
  ['I11', '11th inning'],
  ['OT', 'Overtime'],
  ['OT2', '2nd overtime'],
  ['ET1', '1st half of extra time'],
  ['PEN', 'Penalty shoot-out'],
  ['Break', 'Break'],
])('%s is called %s', (period, name) => {
  expect(periodName(t, period)).toBe(name);
});
