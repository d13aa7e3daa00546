import { expect, it } from 'vitest';
import { overriddenBrand } from './brand-override.ts';
import { FIRST_BRAND } from './brand.ts';

it('puts what is said in the place of what is not', () => {
  const json = JSON.stringify({
    feBaseUrl: 'https://scores.test',
    supportEmail: 'help@scores.test',
  });
  expect(overriddenBrand(FIRST_BRAND, json)).toEqual({
    kind: 'ok',
    brand: { ...FIRST_BRAND, feBaseUrl: 'https://scores.test', supportEmail: 'help@scores.test' },
  });
});

it.each([undefined, '', ' ', '{}'])('leaves the brand as it is for %j', (json) => {
  expect(overriddenBrand(FIRST_BRAND, json)).toEqual({ kind: 'ok', brand: FIRST_BRAND });
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
  expect(overriddenBrand(FIRST_BRAND, json)).toEqual({ kind: 'malformed', message });
});

it('lets nobody rename what pictures, cookies and headers are called by', () => {
  const json = '{"brandHeaderName":"other"}';
  expect(overriddenBrand(FIRST_BRAND, json)).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('brandHeaderName'),
  });
});
