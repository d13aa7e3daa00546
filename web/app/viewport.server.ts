import type { Platform } from '../../edge/contracts/device.ts';
import type { Visitor } from '../../edge/contracts/edge-context.ts';

/** Platforms that show the page in a native app. */
const IN_AN_APP: ReadonlySet<Platform> = new Set(['android', 'ios']);

/** Returns whether a platform has the desktop layout (spec point 2): only pc does. */
export function isDesktopLayout(platform: Platform): boolean {
  return platform === 'pc';
}

/** Returns the layout that an address forces if the device has another platform. */
export function forcedLayoutOf({
  platform,
  device,
}: Pick<Visitor, 'platform' | 'device'>): 'narrow' | 'wide' | null {
  const isForced = platform !== (device.isDesktop ? 'pc' : 'wap');
  if (!isForced) return null;
  return isDesktopLayout(platform) ? 'wide' : 'narrow';
}

/**
 * Returns a page's viewport. In native apps, and everywhere if the brand wants it, visitors cannot
 * zoom (spec point 9).
 */
export function viewportOf({ platform, brand }: Pick<Visitor, 'platform' | 'brand'>): string {
  const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover';
  const isFixed = IN_AN_APP.has(platform) || brand.isScalingOff;
  return isFixed ? `${viewport}, maximum-scale=1, user-scalable=no` : viewport;
}
