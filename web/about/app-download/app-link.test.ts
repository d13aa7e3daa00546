import { expect, test } from 'vitest';
import { BRANDS } from '../../../edge/shared/brand/brand.ts';
import { aVisitor } from '../../api/testing/visitor.ts';
import { appBannerMeta, appLinkOf } from './app-link.ts';

const PATH = '/football/match/reds-vs-blues/m-1';
const { device: desk } = aVisitor();
const phone = { ...desk, isDesktop: false };
const android = { ...phone, isAndroid: true };
const iphone = { ...phone, isIos: true };

test('an Android phone gets a link to the app, with the store as a fallback', () => {
  const link = appLinkOf({ platform: 'wap', device: android, brand: BRANDS.net }, PATH);
  const { androidAppPackageName, googlePlayStoreUrl, feBaseUrl } = BRANDS.net;
  expect(link).toEqual({
    kind: 'open',
    href:
      `intent://${new URL(feBaseUrl).host}${PATH}#Intent;scheme=https;package=${androidAppPackageName};` +
      `S.browser_fallback_url=${encodeURIComponent(googlePlayStoreUrl)};end`,
  });
});

test('an iPhone gets a link to the store', () => {
  const link = appLinkOf({ platform: 'wap', device: iphone, brand: BRANDS.tv }, PATH);
  expect(link).toEqual({ kind: 'store', href: BRANDS.tv.appStoreUrl });
});

test.each([
  ['android', android],
  ['ios', iphone],
  ['pc', desk],
] as const)('there is no app link on %s', (platform, device) => {
  expect(appLinkOf({ platform, device, brand: BRANDS.tv }, PATH)).toBeNull();
});

test('there is no app link to a store without the app, and only one to the store without a package', () => {
  const brand = { ...BRANDS.tv, appStoreUrl: '', androidAppPackageName: '' };
  expect(appLinkOf({ platform: 'wap', device: iphone, brand }, PATH)).toBeNull();
  expect(appLinkOf({ platform: 'wap', device: android, brand }, PATH)).toEqual({
    kind: 'store',
    href: brand.googlePlayStoreUrl,
  });
});

test('the meta tag for Safari names the app and the page’s URL', () => {
  expect(appBannerMeta(BRANDS.tv, PATH)).toEqual([
    {
      name: 'apple-itunes-app',
      content: `app-id=1000000001, app-argument=${BRANDS.tv.feBaseUrl}${PATH}`,
    },
  ]);
  expect(appBannerMeta({ ...BRANDS.tv, appStoreUrl: 'https://store.test/app' }, PATH)).toEqual([]);
});
