import type { Platform } from '../../../edge/contracts/device.ts';
import type { MonitoringSetting } from '../../../edge/contracts/monitoring.ts';

export interface MonitoringPlan extends MonitoringSetting {
  /** Share of sessions that report: 0 for known bots. */
  sessionSampling: 0 | 1;
  sendsWebVitals: boolean;
}

/** Share of visits that send web-vitals (spec point 9): 0.01 % in production. */
const WEB_VITALS_SHARE = { production: 0.0001, uat: 1, development: 0 };

/** Returns this visit's plan (spec point 9, monitoring). `random` is in [0, 1). */
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
