import Bowser from 'bowser';
import { isbot } from 'isbot';
import type { DeviceInfo } from '../contracts/device.ts';

/** Flags of the latest user agents: to read one takes longer than the rest of a call. */
const known = new Map<string, DeviceInfo>();
const MAX_KNOWN = 500;

/**
 * Returns the flags of spec point 3. A missing or unknown user agent reads as a desktop: a device without its
 * own layout gets the wide one.
 */
export function deviceInfo(userAgent = ''): DeviceInfo {
  const found = known.get(userAgent);
  if (found) return found;
  const info = readDevice(userAgent);
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(userAgent, info);
  return info;
}

function readDevice(userAgent: string): DeviceInfo {
  // oxlint-disable-next-line import/no-named-as-default-member -- a CommonJS module
  const { platform, os, browser } = Bowser.parse(withoutCrawler(userAgent) || 'unknown');
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

/**
 * Returns a user agent without the name in brackets that a crawler appends to the browser that it
 * simulates, such as a phone's. A pattern for it would try each space and bracket as its start.
 */
function withoutCrawler(userAgent: string): string {
  const start = userAgent.lastIndexOf('(');
  const end = userAgent.indexOf(')', start);
  const isLast = start >= 0 && end === userAgent.length - 1;
  return isLast && /bot\//i.test(userAgent.slice(start))
    ? userAgent.slice(0, start).trimEnd()
    : userAgent;
}
