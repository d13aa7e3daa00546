import * as v from 'valibot';
import { pushMessageSchema } from '../../../edge/contracts/push-message.ts';

/*
 * The product's only service worker. It shows alerts, most of them only while no page is visible,
 * and opens their matches. It has no `fetch` listener, so it never serves a page, script or
 * picture.
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
  // The worker does not control pages that were open before its registration.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A visible page shows most alerts itself.
  if (!isShownAlways && pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { ...options, data: navigate });
}

/** Focuses an open page of the same match as `address`; opens a new page if there is none. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const id = address.slice(address.lastIndexOf('/'));
  const shown = pages.find(({ url }) => new URL(url).pathname.endsWith(id));
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
