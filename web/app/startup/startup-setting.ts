import type { Platform } from '../../../edge/contracts/device.ts';
import type { EdgeContext } from '../../../edge/contracts/edge-context.ts';
import type { Measuring } from '../../../edge/contracts/measuring.ts';
import type { MonitoringSetting } from '../../../edge/contracts/monitoring.ts';

/** What the startup behaviours (spec points 4 and 7) go by. */
export interface StartupSetting {
  /** Null where nobody collects reports. */
  monitoring: MonitoringSetting | null;
  measuring: Measuring;
  /** Of the build that made the page. */
  version: string;
  platform: Platform;
  /** ISO 3166 in lower case, or null when it is not known. */
  country: string | null;
  /** Header value of the brand. */
  brand: string;
  isCrawler: boolean;
  /** The web view's or the stored one; null where there is none. */
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
};
