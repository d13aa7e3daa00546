import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['FC Bayern München', 'fc bayern munchen'],
  ['Bodø/Glimt', 'bodo glimt'],
  ['  Curaçao ', 'curacao'],
  ['Łódź', 'lodz'],
  ['Brighton & Hove', 'brighton hove'],
  ['İstanbul Başakşehir', 'istanbul basaksehir'],
  ['***', ''],
])('folds "%s" to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
