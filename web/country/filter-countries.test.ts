import { expect, test } from 'vitest';
import { filterCountries } from './filter-countries.ts';

const countries = [
  { code: 'br', name: 'Brazil' },
  { code: 'ci', name: 'Côte d’Ivoire' },
  { code: 'gb', name: 'United Kingdom' },
  { code: 'us', name: 'United States' },
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
])('"%s" leaves %s', (text, codes) => {
  expect(
    filterCountries(countries, text)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});
