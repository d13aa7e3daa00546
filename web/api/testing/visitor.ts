import { BRANDS } from '../../../edge/shared/brand/brand.ts';
import type { Visitor } from '../../../edge/contracts/edge-context.ts';

/** A desktop visitor, mostly unknown. */
export function aVisitor(): Visitor {
  return {
    country: null,
    countryCode: null,
    isRestricted: false,
    brand: BRANDS.tv,
    language: 'en',
    timeZone: 'UTC',
    theme: null,
    density: null,
    delay: 0,
    device: { isDesktop: true, isIos: false, isAndroid: false, isCrawler: false },
    platform: 'pc',
    webView: { deviceId: null, userId: null, appVersion: null },
    deviceId: null,
    user: null,
    favourites: [],
  };
}
