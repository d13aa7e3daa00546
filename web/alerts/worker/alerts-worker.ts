import * as v from 'valibot';
import { ownAddressOf } from '../../../edge/contracts/call-address.ts';
import { provePushSubscription } from '../../../edge/contracts/push-calls.ts';
import { pushMessageSchema, type PushMessage } from '../../../edge/contracts/push-message.ts';

/*
 * The product's only service worker. It shows alerts, most of them only while no page is visible,
 * opens their matches, and sends back the nonce of a new subscription. It has no `fetch` listener,
 * so it never serves a page, script or picture.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  event.waitUntil(receive(event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  if (typeof notification.data === 'string') event.waitUntil(open(notification.data));
});

async function receive(text: string): Promise<void> {
  const message = v.parse(pushMessageSchema, JSON.parse(text));
  await Promise.all([show(message), message.proof && sendBack(message.proof)]);
}

/** Sends a nonce to the product. A later message brings it again if this fails. */
async function sendBack(proof: NonNullable<PushMessage['proof']>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(proof);
  await fetch(ownAddressOf(provePushSubscription, {}), { method: 'POST', headers, body }).catch(
    () => null,
  );
}

async function show({ notification, isShownAlways }: PushMessage): Promise<void> {
  const { title, navigate, ...options } = notification;
  // The worker does not control pages that were open before its registration.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A visible page shows most alerts itself.
  if (!isShownAlways && pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  // A browser that shows messages itself takes a replacement only with `navigate`.
  const shown = { ...options, navigate, data: navigate };
  await self.registration.showNotification(title, shown);
}

/** Focuses an open page of the same match as `address`; opens a new page if there is none. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const id = address.slice(address.lastIndexOf('/'));
  const shown = pages.find(({ url }) => new URL(url).pathname.endsWith(id));
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
