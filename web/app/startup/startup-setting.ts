import type { Platform } from '../../../edge/contracts/device.ts';
import type { EdgeContext } from '../../../edge/contracts/edge-context.ts';
import type { Measuring } from '../../../edge/contracts/measuring.ts';
import type { MonitoringSetting } from '../../../edge/contracts/monitoring.ts';

/** Settings of the startup steps (spec points 4 and 7). */
export interface StartupSetting {
  /** Null without a collector. */
  monitoring: MonitoringSetting | null;
  measuring: Measuring;
  /** The page's build version. */
  version: string;
  platform: Platform;
  /** ISO 3166 in lower case, or null if unknown. */
  country: string | null;
  /** Header value of the brand. */
  brand: string;
  isCrawler: boolean;
  /** The web view's device id or the stored one; null if missing, and on a page from the cache. */
  deviceId: string | null;
}

export function startupSetting({
  visitor,
  monitoring,
  measuring,
  version,
}: EdgeContext): StartupSetting {
  return {
    monitoring: monitoring ?? null,
    measuring: measuring ?? NOTHING,
    version: version ?? '',
    platform: visitor.platform,
    country: visitor.country,
    brand: visitor.brand.brandHeaderName,
    isCrawler: visitor.device.isCrawler,
    deviceId: visitor.deviceId,
  };
}

const NOTHING: Measuring = {
  tag: null,
  recording: null,
  purposes: [],
  allowed: [],
  isAsked: false,
  mayIdentify: false,
};
