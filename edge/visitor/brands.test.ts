import { expect, it } from 'vitest';
import { LANGUAGES } from '../contracts/language.ts';
import { BRANDS } from '../shared/brand/brand.ts';
import { sitesOf } from './brands.ts';

it('a language’s site is that of the brand of its first country', () => {
  expect(sitesOf({})).toMatchObject({
    'x-default': BRANDS.tv.feBaseUrl,
    en: BRANDS.tv.feBaseUrl,
    'pt-BR': BRANDS.net.feBaseUrl,
  });
});

it('where one brand serves all visitors, each language’s site is that brand’s', () => {
  const FIRST_BRAND = JSON.stringify({ feBaseUrl: 'https://www.scores.com' });
  const sites = sitesOf({ FIRST_BRAND, BRAND: BRANDS.tv.brandHeaderName });
  expect(Object.keys(sites)).toEqual(['x-default', ...LANGUAGES]);
  expect(new Set(Object.values(sites))).toEqual(new Set(['https://www.scores.com']));
});
