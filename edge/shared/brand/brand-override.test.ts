import { expect, it } from 'vitest';
import { overriddenBrand } from './brand-override.ts';
import { BRANDS } from './brand.ts';

it('replaces the fields that the JSON sets', () => {
  const json = JSON.stringify({
    feBaseUrl: 'https://scores.test',
    supportEmail: 'help@scores.test',
  });
  expect(overriddenBrand(BRANDS.tv, json)).toEqual({
    kind: 'ok',
    brand: { ...BRANDS.tv, feBaseUrl: 'https://scores.test', supportEmail: 'help@scores.test' },
  });
});

it.each([undefined, '', ' ', '{}'])('leaves the brand as it is for %j', (json) => {
  expect(overriddenBrand(BRANDS.tv, json)).toEqual({ kind: 'ok', brand: BRANDS.tv });
});

it.each([
  ['{', 'must be a JSON object of brand fields'],
  ['[]', 'must be a JSON object of brand fields'],
  ['"x"', 'must be a JSON object of brand fields'],
  ['{"feBaseUrl":"scores.test"}', 'feBaseUrl: must be a whole address'],
  ['{"feBaseUrl":"https://scores.test/"}', 'feBaseUrl: must have no slash at its end'],
  ['{"appStoreUrl":"javascript:alert(1)"}', 'appStoreUrl: must be an http or https address'],
  ['{"googlePlayStoreUrl":"https://bücher.test/"}', 'googlePlayStoreUrl: must be written in ASCII'],
  ['{"supportEmail":"help"}', 'supportEmail: must be an e-mail address'],
  ['{"isScalingOff":"yes"}', 'isScalingOff: Invalid type: Expected boolean but received "yes"'],
])('says what is wrong with %s', (json, message) => {
  expect(overriddenBrand(BRANDS.tv, json)).toEqual({ kind: 'malformed', message });
});

it('refuses to replace the name that pictures, cookies and headers use', () => {
  const json = '{"brandHeaderName":"other"}';
  expect(overriddenBrand(BRANDS.tv, json)).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('brandHeaderName'),
  });
});
