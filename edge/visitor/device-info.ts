import Bowser from 'bowser';
import { isbot } from 'isbot';
import type { DeviceInfo } from '../contracts/device.ts';

/** A crawler appends its name to the browser that it simulates, such as a phone's. */
const CRAWLERS_NAME = /\s*\((?:compatible; ?)?[^()]*bot\/[^()]*\)$/i;

/**
 * Returns the flags of spec point 3. A missing or unknown user agent reads as a desktop: a device without its
 * own layout gets the wide one.
 */
export function deviceInfo(userAgent: string | undefined): DeviceInfo {
  // oxlint-disable-next-line import/no-named-as-default-member -- a CommonJS module
  const { platform, os, browser } = Bowser.parse(
    userAgent?.replace(CRAWLERS_NAME, '') || 'unknown',
  );
  const isMobile = platform.type === 'mobile';
  const isTablet = platform.type === 'tablet';
  const isDesktop = ['desktop', 'bot', undefined].includes(platform.type);
  const isIos = os.name === 'iOS';
  const isMacOS = os.name === 'macOS';
  return {
    isMobile,
    isTablet,
    isMobileOrTablet: isMobile || isTablet,
    isDesktop,
    isDesktopOrTablet: isDesktop || isTablet,
    isIos,
    isAndroid: os.name === 'Android',
    isWindows: os.name === 'Windows',
    isMacOS,
    isApple: isIos || isMacOS,
    isSafari: browser.name === 'Safari',
    isFirefox: browser.name === 'Firefox',
    isEdge: browser.name === 'Microsoft Edge',
    isChrome: browser.name === 'Chrome',
    isSamsung: browser.name === 'Samsung Internet for Android' || platform.vendor === 'Samsung',
    isCrawler: isbot(userAgent),
  };
}
