import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { countdownText } from './countdown-text.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

test.each([
  [2 * days + 4 * hours + 59 * minutes, '2 d 04 h'],
  [days, '1 d 00 h'],
  [days - seconds, '23 h 59 min'],
  [3 * hours + 7 * minutes, '3 h 07 min'],
  [59 * minutes + 59 * seconds, '59:59'],
  [4 * minutes + 9 * seconds, '04:09'],
  [999, '00:00'],
  [0, null],
  [-hours, null],
])('a countdown shows %i ms', (until, text) => {
  expect(countdownText(textOf('en'), until)).toBe(text);
});
