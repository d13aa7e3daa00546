import { ALERTS_WORKER } from '../../../edge/contracts/alerts-worker.ts';

declare global {
  interface Window {
    /** Present in browsers with declarative web push, which show messages without a worker. */
    pushManager?: PushManager;
  }
}

/** Whether this browser can get alerts while no page is open. */
export function hasPush(): boolean {
  const hasWorker = 'serviceWorker' in navigator && 'PushManager' in window;
  return 'Notification' in window && (window.pushManager !== undefined || hasWorker);
}

/**
 * Whether this is a browser tab on an iPhone or iPad, where push needs the product on the home
 * screen.
 */
export function needsHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

/** Returns the browser's push manager; registers the service worker, which sends back nonces. */
export async function openPushManager(): Promise<PushManager> {
  if (window.pushManager) {
    // The browser shows messages also without it; the nonce then stays away.
    if ('serviceWorker' in navigator)
      await navigator.serviceWorker.register(ALERTS_WORKER).catch(() => null);
    return window.pushManager;
  }
  await navigator.serviceWorker.register(ALERTS_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager;
}

/** Returns the browser's push subscription; null if there is none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (window.pushManager) return window.pushManager.getSubscription();
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? registration.pushManager.getSubscription() : null;
}

/** Removes the product's service worker, if there is one. */
export async function removeAlertsWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
