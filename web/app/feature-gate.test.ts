import { expect, test } from 'vitest';
import { appConfig } from '../../edge/origin/media/app/app-data.ts';
import { allowsFeature, isVersionAtLeast } from './feature-gate.ts';

function on(platform: 'pc' | 'wap' | 'android' | 'ios', appVersion: string | null) {
  return { platform, webView: { deviceId: null, userId: null, appVersion } };
}

test.each([
  ['android', '1.1.58', false],
  ['android', '1.1.59', true],
  ['android', '1.1.100', true],
  ['android', '1.1.59-beta', true],
  ['android', null, true],
  ['ios', '0.1', true],
  ['wap', '0.1', true],
  ['pc', null, true],
] as const)(
  'odds comparison needs Android 1.1.59 or later: on %s %s it is allowed: %s',
  (platform, version, isAllowed) => {
    expect(allowsFeature('oddsComparison', on(platform, version))).toBe(isAllowed);
  },
);

test.each([
  ['android', '2.11.9', false],
  ['android', '2.12.0', true],
  ['android', '2.12', true],
  ['ios', '1.8.99', false],
  ['ios', '1.9.0-rc.1', true],
  ['ios', '1.10', true],
  ['ios', null, true],
  ['wap', '0.1', true],
] as const)(
  'web-view tracking needs Android 2.12.0 or later and iOS 1.9.0 or later: on %s %s it is allowed: %s',
  (platform, version, isAllowed) => {
    expect(allowsFeature('webViewTracking', on(platform, version))).toBe(isAllowed);
  },
);

test('the app config sends apps the same minimum versions', () => {
  expect(appConfig().minimumVersions).toEqual({
    oddsComparison: { android: '1.1.59' },
    webViewTracking: { android: '2.12.0', ios: '1.9.0' },
  });
});

test.each([
  ['1.1.59', true],
  ['1.1.58', false],
  ['1.1.60', true],
  ['1.1.6', false],
  ['1.1.100', true],
  ['1.2', true],
  ['1.1', false],
  ['2', true],
  ['0.9.99', false],
  ['1.1.59-beta.2', true],
  ['1.1.58-rc.99', false],
  ['1.1.59.1', true],
  ['01.01.059', true],
  ['x.1.59', false],
  ['', true],
  [null, true],
  [undefined, true],
])('%s satisfies the minimum version 1.1.59: %s', (version, isAllowed) => {
  expect(isVersionAtLeast(version, '1.1.59')).toBe(isAllowed);
});

test('missing parts of a version count as zero', () => {
  expect(isVersionAtLeast('2.12', '2.12.0')).toBe(true);
  expect(isVersionAtLeast('2.12.0', '2.12')).toBe(true);
});
