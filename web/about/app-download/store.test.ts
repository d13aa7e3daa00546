import { expect, test } from 'vitest';
import { BRANDS } from '../../../edge/shared/brand/brand.ts';
import { storeOf, storesOf, storeUrl } from './store.ts';

test.each([
  [{ isIos: true, isAndroid: false }, 'apple'],
  [{ isIos: false, isAndroid: true }, 'google'],
  [{ isIos: false, isAndroid: false }, null],
] as const)('%o has the store %s', (device, store) => {
  expect(storeOf(device)).toBe(store);
});

test.each([BRANDS.tv, BRANDS.net])('each brand has its own store URLs, %#', (brand) => {
  expect(storeUrl('apple', brand)).toBe(brand.appStoreUrl);
  expect(storeUrl('google', brand)).toBe(brand.googlePlayStoreUrl);
});

test('a store without the app is none of the brand’s', () => {
  expect(storesOf(BRANDS.tv)).toEqual(['apple', 'google']);
  expect(storesOf({ ...BRANDS.tv, appStoreUrl: '' })).toEqual(['google']);
  expect(storesOf({ ...BRANDS.tv, appStoreUrl: '', googlePlayStoreUrl: '' })).toEqual([]);
});
