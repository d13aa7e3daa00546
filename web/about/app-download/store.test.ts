import { expect, test } from 'vitest';
import { FIRST_BRAND, SECOND_BRAND } from '../../../edge/shared/brand/brand.ts';
import { storeOf, storeUrl } from './store.ts';

test.each([
  [{ isIos: true, isAndroid: false }, 'apple'],
  [{ isIos: false, isAndroid: true }, 'google'],
  [{ isIos: false, isAndroid: false }, null],
] as const)('%o has the store %s', (device, store) => {
  expect(storeOf(device)).toBe(store);
});

test.each([FIRST_BRAND, SECOND_BRAND])('each brand has its own store URLs, %#', (brand) => {
  expect(storeUrl('apple', brand)).toBe(brand.appStoreUrl);
  expect(storeUrl('google', brand)).toBe(brand.googlePlayStoreUrl);
});
