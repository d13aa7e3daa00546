import * as v from 'valibot';
import { pushMessageSchema } from '../../../edge/contracts/push-message.ts';

/*
 * The product's only service worker. It shows alerts while no page is open, and opens their matches. It has no
 * `fetch` listener: no page, script or picture ever comes from it.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  if (typeof notification.data === 'string') event.waitUntil(open(notification.data));
});

async function show(text: string): Promise<void> {
  const { notification, isShownAlways } = v.parse(pushMessageSchema, JSON.parse(text));
  const { title, navigate, ...options } = notification;
  // A page that was open before the worker is not controlled by it.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A visible page shows most alerts itself.
  if (!isShownAlways && pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    ...options,
    icon: '/favicon.svg',
    data: navigate,
  });
}

/** Shows the page of an address: one that is open, else a new one. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const id = address.slice(address.lastIndexOf('/'));
  const shown = pages.find(({ url }) => new URL(url).pathname.endsWith(id));
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
