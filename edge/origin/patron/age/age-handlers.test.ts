import { expect, it } from 'vitest';
import { ageOf } from './age-handlers.ts';

const TODAY = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['2008-11-22', 18],
  ['2008-11-23', 18],
  ['2008-11-24', 17],
  ['2008-02-29', 18],
  ['2026-11-23', 0],
  ['1900-01-01', 126],
  ['2026-11-24', null],
  ['1890-01-01', null],
  ['2001-02-30', null],
  ['2001-13-01', null],
])('the age of a person born on %s is %s', (dateOfBirth, age) => {
  expect(ageOf(dateOfBirth, TODAY)).toBe(age);
});

it('a person born on a leap day turns a year older on 1 March', () => {
  expect(ageOf('2008-02-29', Date.parse('2027-02-28T12:00:00Z'))).toBe(18);
  expect(ageOf('2008-02-29', Date.parse('2027-03-01T12:00:00Z'))).toBe(19);
});
