import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [599, '9:59'],
  [3_600, '1:00:00'],
  [3_845.2, '1:04:05'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
