import { ALERTS_WORKER } from '../../../edge/contracts/alerts-worker.ts';
import type { Purpose } from '../../../edge/contracts/consent.ts';
import { browserApi } from '../browser-api.ts';
import { allowedNow, mayIdentifyNow, onAllowed } from '../consent.ts';
import { reportError, reportEvent } from '../monitoring/report.ts';
import { reports } from '../monitoring/reports.ts';
import { reportUser, startMonitoring } from '../monitoring/start-monitoring.ts';
import { ensureCountryCookie } from './country-cookie.ts';
import { ensureDeviceId, forgetDeviceId } from './device-id.ts';
import type { StartupSetting } from './startup-setting.ts';

/**
 * Runs the startup steps of spec points 4 and 7 once, at idle: first those that later reports
 * depend on.
 */
export async function runStartup(setting: StartupSetting): Promise<void> {
  // Before the others: a recording chooses devices by their id.
  onAllowed(() => identify(setting));
  const steps: Record<string, () => void | Promise<void>> = {
    monitoring: () => startMonitoring(setting),
    'device-id': () => identify(setting),
    country: () => {
      onAllowed((allowed) => void keepCountry(allowed));
      return keepCountry(allowedNow(setting.measuring));
    },
    // Without a sink, nothing may be stored for a visitor who has not allowed it.
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

/** Stores the device's id once the visitor allows it, and reports it; else removes a stored one. */
async function identify(setting: StartupSetting): Promise<void> {
  if (!mayIdentifyNow(setting.measuring)) return forgetDeviceId();
  const id = await ensureDeviceId(setting.deviceId, async () => {
    const { fingerprint } = await import('./fingerprint.ts');
    return fingerprint(localStorage);
  });
  reportUser(setting, id);
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

/** The used part of a `ServiceWorkerRegistration`. */
interface Registration {
  active: Pick<ServiceWorker, 'scriptURL'> | null;
  waiting: Pick<ServiceWorker, 'scriptURL'> | null;
  installing: Pick<ServiceWorker, 'scriptURL'> | null;
  unregister: () => Promise<boolean>;
}

/**
 * Removes service workers (spec point 4): an old one would serve old pages. The product's own stays: it
 * shows alerts and serves nothing.
 */
export async function removeServiceWorkers(
  container: { getRegistrations: () => Promise<readonly Registration[]> } | undefined,
): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  const others = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].every((worker) => !isOwnWorker(worker)),
  );
  await Promise.all(others.map((registration) => registration.unregister()));
}

function isOwnWorker(worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean {
  return worker?.scriptURL === new URL(ALERTS_WORKER, location.origin).href;
}
