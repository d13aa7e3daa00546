import { expect, test } from 'vitest';
import { filterCountries } from './filter-countries.ts';

const countries = [
  { code: 'br', name: 'Brazil' },
  { code: 'ci', name: 'Côte d’Ivoire' },
  { code: 'gb', name: 'United Kingdom' },
  { code: 'us', name: 'United States' },
];
const own = [
  { code: 'gr', name: 'Ελλάδα' },
  { code: 'fo', name: 'Føroyar' },
  { code: 'jp', name: '日本' },
  { code: 'ru', name: 'Россия' },
];

test.each([
  ['', 'br ci gb us'],
  ['  bra', 'br'],
  ['cote', 'ci'],
  ['ivoire', 'ci'],
  ['KING', 'gb'],
  ['united', 'gb us'],
  ['gb', 'gb'],
  ['tates', ''],
])('the search "%s" leaves %s', (text, codes) => {
  expect(
    filterCountries(countries, text)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});

test.each([
  ['ΕΛΛΑΔΑ', 'gr'],
  ['foroyar', 'fo'],
  ['日', 'jp'],
  ['росси', 'ru'],
])('the search "%s" finds a name in its own script: %s', (text, code) => {
  expect(filterCountries(own, text).map((country) => country.code)).toEqual([code]);
});
