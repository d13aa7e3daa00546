import { expect, test } from 'vitest';
import { FIRST_BRAND, SECOND_BRAND } from '../../../edge/shared/brand/brand.ts';
import { aVisitor } from '../../api/testing/visitor.ts';
import { appBannerMeta, appLinkOf } from './app-link.ts';

const PATH = '/football/match/reds-vs-blues/m-1';
const { device: desk } = aVisitor();
const phone = { ...desk, isDesktop: false, isMobile: true };
const android = { ...phone, isAndroid: true };
const iphone = { ...phone, isIos: true };

test('an Android phone gets a link to the app, with the store as a fallback', () => {
  const link = appLinkOf({ platform: 'wap', device: android, brand: SECOND_BRAND }, PATH);
  const { androidAppPackageName, googlePlayStoreUrl, feBaseUrl } = SECOND_BRAND;
  expect(link).toEqual({
    kind: 'open',
    href:
      `intent://${new URL(feBaseUrl).host}${PATH}#Intent;scheme=https;package=${androidAppPackageName};` +
      `S.browser_fallback_url=${encodeURIComponent(googlePlayStoreUrl)};end`,
  });
});

test('an iPhone gets a link to the store', () => {
  const link = appLinkOf({ platform: 'wap', device: iphone, brand: FIRST_BRAND }, PATH);
  expect(link).toEqual({ kind: 'store', href: FIRST_BRAND.appStoreUrl });
});

test.each([
  ['android', android],
  ['ios', iphone],
  ['pc', desk],
] as const)('there is no app link on %s', (platform, device) => {
  expect(appLinkOf({ platform, device, brand: FIRST_BRAND }, PATH)).toBeNull();
});

test('the meta tag for Safari names the app and the page’s URL', () => {
  expect(appBannerMeta(FIRST_BRAND, PATH)).toEqual([
    {
      name: 'apple-itunes-app',
      content: `app-id=1000000001, app-argument=${FIRST_BRAND.feBaseUrl}${PATH}`,
    },
  ]);
  expect(appBannerMeta({ ...FIRST_BRAND, appStoreUrl: 'https://store.test/app' }, PATH)).toEqual(
    [],
  );
});
