import { getCountries } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { readPhone } from '../../edge/origin/patron/accounts/identifier.ts';
import { isIdentifier } from '../account/form/identifier.ts';
import { phoneExample } from './phone-numbers.server.ts';

test('the example of every country is a number that forms and the API take there', () => {
  const countries = getCountries().map((code) => code.toLowerCase());
  const refused = countries.filter((country) => {
    const text = phoneExample(country) ?? '';
    return !isIdentifier({ text, country }) || readPhone(text, country) === null;
  });
  expect(countries.length).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});

test('a country without phone numbers has no example', () => {
  expect(phoneExample('aq')).toBeUndefined();
});
