import type { Platform } from '../../../edge/contracts/device.ts';
import type { MonitoringSetting } from '../../../edge/contracts/monitoring.ts';

export interface MonitoringPlan extends MonitoringSetting {
  /** The share of sessions that report: none of a known bot's. */
  sessionSampling: 0 | 1;
  sendsWebVitals: boolean;
}

/** The share of visits whose web-vitals are sent (spec point 9): 0.01 % in production. */
const WEB_VITALS_SHARE = { production: 0.0001, uat: 1, development: 0 };

/** What this visit reports (spec point 9, monitoring). `random` is from [0, 1). */
export function monitoringPlan(
  setting: MonitoringSetting,
  { isCrawler, platform }: { isCrawler: boolean; platform: Platform },
  random: number,
): MonitoringPlan {
  return {
    ...setting,
    sessionSampling: isCrawler ? 0 : 1,
    sendsWebVitals: platform !== 'android' && random < WEB_VITALS_SHARE[setting.environment],
  };
}
