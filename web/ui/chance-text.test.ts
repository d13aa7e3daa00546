import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { chanceText } from './chance-text.ts';

test.each([
  [0, '0%'],
  [0.0001, '<1%'],
  [0.0099, '<1%'],
  [0.01, '1%'],
  [0.126, '13%'],
  [0.99, '99%'],
  [0.9901, '>99%'],
  [0.9999, '>99%'],
  [1, '100%'],
])('a chance of %s reads %s', (chance, text) => {
  expect(chanceText(textOf('en'), chance)).toBe(text);
});
