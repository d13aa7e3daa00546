import type { StartupSetting } from '../startup/startup-setting.ts';
import { monitoringPlan } from './monitoring-plan.ts';
import { reports } from './reports.ts';

/** Loads what sends reports, if anybody collects them. */
export async function startMonitoring(setting: StartupSetting): Promise<void> {
  const { monitoring, version } = setting;
  if (!monitoring) return reports.drop();
  const plan = monitoringPlan(monitoring, setting, Math.random());
  const { createFaroSink } = await import('./faro-sink.ts');
  reports.attach(createFaroSink(plan, version));
}

/** Tells who the reports are of (spec point 7): no more than these five. */
export function reportUser(setting: StartupSetting, deviceId: string): void {
  const { platform, country, brand } = setting;
  reports.push({
    kind: 'user',
    attributes: {
      platform,
      country: country ?? '',
      deviceId,
      userAgent: navigator.userAgent,
      brand,
    },
  });
}
