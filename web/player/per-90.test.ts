import { expect, test } from 'vitest';
import { keysPer90, per90 } from './per-90.ts';

test('figures are per 90 minutes from three whole matches on', () => {
  expect(per90({ values: { minutes: 270, goals: 3 } }, 'goals')).toBe(1);
  expect(per90({ values: { minutes: 269, goals: 3 } }, 'goals')).toBeNull();
});

test('a figure that the data do not have stays unknown, and so do all without minutes', () => {
  expect(per90({ values: { minutes: 900 } }, 'saves')).toBeNull();
  expect(per90({ values: { goals: 3 } }, 'goals')).toBeNull();
});

test('football has figures per 90 minutes without cards; sports without minutes or with means have none', () => {
  expect(keysPer90('football').slice(0, 2)).toEqual(['goals', 'assists']);
  expect(keysPer90('football')).not.toContain('red-cards');
  expect(keysPer90('basketball')).toEqual([]);
  expect(keysPer90('handball')).toEqual([]);
});
