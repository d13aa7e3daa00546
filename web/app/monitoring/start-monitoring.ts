import type { Purpose } from '../../../edge/contracts/consent.ts';
import { allowedNow, onAllowed } from '../consent.ts';
import type { StartupSetting } from '../startup/startup-setting.ts';
import { monitoringPlan } from './monitoring-plan.ts';
import { startRecording } from './recording/start-recording.ts';
import { reports } from './reports.ts';

/**
 * Starts measuring the visit for the purposes that the visitor allows, now and after later consent.
 * Bots are not measured.
 */
export async function startMonitoring(setting: StartupSetting): Promise<void> {
  const { measuring, isCrawler } = setting;
  const purposes = isCrawler ? [] : measuring.purposes;
  // Without this purpose, no sink is ever attached.
  if (!purposes.includes('analytics')) reports.drop();
  const started = new Set<Purpose>();
  const start = async (allowed: readonly Purpose[]) => {
    for (const purpose of purposes) {
      if (!allowed.includes(purpose) || started.has(purpose)) continue;
      started.add(purpose);
      await STARTS[purpose](setting);
    }
  };
  onAllowed((allowed) => void start(allowed));
  await start(allowedNow(measuring));
}

const STARTS = { analytics: startAnalytics, recording: startRecording };

async function startAnalytics(setting: StartupSetting): Promise<void> {
  const { monitoring, measuring, version } = setting;
  const { tag } = measuring;
  if (tag) void import('./load-tag.ts').then(({ loadTag }) => loadTag(tag));
  if (!monitoring) return reports.drop();
  const plan = monitoringPlan(monitoring, setting, Math.random());
  const { createFaroSink } = await import('./faro-sink.ts');
  reports.attach(createFaroSink(plan, version));
}

/** Reports the user (spec point 7): only these five attributes. */
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
