import { expect, test, vi } from 'vitest';
import { BRANDS } from '../../../edge/shared/brand/brand.ts';
import { reports, type Report } from './reports.ts';
import { reportUser } from './start-monitoring.ts';

test('user attributes are platform, country, deviceId, userAgent and brand, and no more', () => {
  const sink = vi.fn<(report: Report) => void>();
  reports.attach(sink);
  const setting = {
    monitoring: null,
    measuring: {
      tag: null,
      recording: null,
      purposes: [],
      allowed: [],
      isAsked: false,
      mayIdentify: true,
    },
    version: '1',
    platform: 'wap',
    country: 'br',
    brand: BRANDS.tv.brandHeaderName,
    isCrawler: false,
    isDesktop: false,
    deviceId: null,
  } as const;
  reportUser(setting, 'd1');
  expect(sink.mock.lastCall).toEqual([
    {
      kind: 'user',
      attributes: {
        platform: 'wap',
        country: 'br',
        deviceId: 'd1',
        userAgent: navigator.userAgent,
        brand: BRANDS.tv.brandHeaderName,
      },
    },
  ]);
});
