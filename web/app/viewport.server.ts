import type { Platform } from '../../edge/contracts/device.ts';
import type { Visitor } from '../../edge/contracts/edge-context.ts';

/** Platforms of which the page is a part of a native app. */
const IN_AN_APP: ReadonlySet<Platform> = new Set(['android', 'ios']);

/** The layout of a platform (spec point 2): pc has the desktop's, all others the mobile one. */
export function isDesktopLayout(platform: Platform): boolean {
  return platform === 'pc';
}

/** The layout of a platform that is not the device's own: an address has named it. */
export function forcedLayoutOf({
  platform,
  device,
}: Pick<Visitor, 'platform' | 'device'>): 'narrow' | 'wide' | null {
  const isForced = platform !== (device.isDesktop ? 'pc' : 'wap');
  if (!isForced) return null;
  return isDesktopLayout(platform) ? 'wide' : 'narrow';
}

/**
 * What a page's viewport allows. In native apps, and where the brand wants it
 * everywhere, fans cannot scale a page (spec point 9).
 */
export function viewportOf({ platform, brand }: Pick<Visitor, 'platform' | 'brand'>): string {
  const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover';
  const isFixed = IN_AN_APP.has(platform) || brand.isScalingOff;
  return isFixed ? `${viewport}, maximum-scale=1, user-scalable=no` : viewport;
}
