import type { Purpose } from '../../../edge/contracts/consent.ts';
import { browserApi } from '../browser-api.ts';
import { allowedNow, onAllowed } from '../consent.ts';
import { reportError, reportEvent } from '../monitoring/report.ts';
import { reports } from '../monitoring/reports.ts';
import { reportUser, startMonitoring } from '../monitoring/start-monitoring.ts';
import { ensureCountryCookie } from './country-cookie.ts';
import { ensureDeviceId } from './device-id.ts';
import type { StartupSetting } from './startup-setting.ts';

/**
 * Runs the startup steps of spec points 4 and 7 once, at idle: first those that later reports
 * depend on.
 */
export async function runStartup(setting: StartupSetting): Promise<void> {
  const steps: Record<string, () => void | Promise<void>> = {
    monitoring: () => startMonitoring(setting),
    'device-id': async () =>
      reportUser(
        setting,
        await ensureDeviceId(setting.deviceId, async () => {
          const { fingerprint } = await import('./fingerprint.ts');
          return fingerprint(localStorage);
        }),
      ),
    country: () => {
      onAllowed((allowed) => void keepCountry(allowed));
      return keepCountry(allowedNow(setting.measuring));
    },
    // Before that, nothing is stored for a visitor who has not allowed it.
    'visitor-init': () => reports.onCollected(() => announceVisitor(localStorage)),
    'service-workers': () => removeServiceWorkers(navigator.serviceWorker),
  };
  for (const [step, run] of Object.entries(steps))
    try {
      await run();
    } catch (error) {
      // A step that the browser forbids must not stop the next.
      reportError(error, { step });
    }
}

/**
 * Stores the located country once the visitor allows it. Without a need for consent, the edge knows
 * the country and has stored it with the page.
 */
async function keepCountry(allowed: readonly Purpose[]): Promise<void> {
  if (!allowed.includes('analytics')) return;
  try {
    await ensureCountryCookie(browserApi());
  } catch (error) {
    reportError(error, { step: 'country' });
  }
}

const VISITOR_FLAG = 'visitor-init';

/** Reports a new browser, once (spec point 4). */
export function announceVisitor(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  if (storage.getItem(VISITOR_FLAG) !== null) return;
  storage.setItem(VISITOR_FLAG, '1');
  reportEvent('visitor-init');
}

/**
 * Removes every service worker (spec point 4): the product has none, and an old one would serve old
 * pages.
 */
export async function removeServiceWorkers(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
