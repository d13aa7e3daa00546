import type { BrowserContext, Page, Worker } from 'playwright/test';
import * as v from 'valibot';
import {
  PushService,
  type BrowserSubscription,
  type Received,
} from '../../edge/acceptance/push-service.ts';
import { pushMessageSchema } from '../../edge/contracts/push-message.ts';
import { axeFindings } from './axe.ts';
import type { Field, MatchOnTheField } from './feed.ts';
import { expect, test as base } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { keepToasts } from './keep-toasts.ts';
import { openPage } from './open-page.ts';

declare global {
  interface Window {
    subscribeAt: (key: string) => Promise<BrowserSubscription>;
    subscribedAt: () => Promise<BrowserSubscription | null>;
    unsubscribeAt: () => Promise<void>;
  }
  // Those of the service worker.
  var registration: ServiceWorkerRegistration;
  var clients: {
    openWindow: (address: string) => Promise<null>;
    matchAll: (options: object) => Promise<readonly unknown[]>;
  };
  var NotificationEvent: new (type: string, init: { notification?: Notification }) => Event;
}

const HOUR = 3_600_000;
const service = new PushService();

/** The product sends to the local push service alone. */
const test = base.extend<object, { vars: Readonly<Record<string, string>> }>({
  vars: [
    // Playwright reads a fixture's needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      await run({ PUSH_SERVICES: await service.start() });
      await service.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * Lets the browser subscribe at the local push service: its own is on the network. All else is the
 * browser's: permission, service worker and notifications. With `sendsBack`, the push service
 * sends back nonces by itself, so that no message needs to reach the worker.
 */
async function usePushService(
  context: BrowserContext,
  origin: string,
  { sendsBack }: { sendsBack: boolean },
): Promise<() => BrowserSubscription> {
  let held: BrowserSubscription | null = null;
  await context.grantPermissions(['notifications'], { origin });
  await context.exposeFunction('subscribeAt', (key: string) => {
    held = service.subscribe(key, { sendsBack });
    return held;
  });
  await context.exposeFunction('subscribedAt', () => held);
  await context.exposeFunction('unsubscribeAt', () => {
    if (held) service.end(held);
    held = null;
  });
  await context.addInitScript(() => {
    const bytesOf = (text: string) =>
      Uint8Array.from(
        atob(text.replaceAll('-', '+').replaceAll('_', '/')),
        (character) => character.codePointAt(0) ?? 0,
      ).buffer;
    const wrapped = (subscription: BrowserSubscription | null) =>
      subscription && {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: bytesOf(subscription.applicationServerKey) },
        getKey: (name: 'p256dh' | 'auth') => bytesOf(subscription.keys[name]),
        unsubscribe: async () => {
          await window.unsubscribeAt();
          return true;
        },
      };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        wrapped(await window.subscribeAt(applicationServerKey)),
      getSubscription: async () => wrapped(await window.subscribedAt()),
    });
  });
  return () => {
    if (!held) throw new Error('The browser has not subscribed');
    return held;
  };
}

/** Returns a function that gives the browser a message as its push service does, and the worker. */
async function pushing(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data: string) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data,
    });
  };
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [running] = context.serviceWorkers();
  return running ?? context.waitForEvent('serviceworker');
}

/** What the device shows now. */
async function shown(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body }) => `${title} | ${body}`);
  });
}

/** The browser shows a notification once it has loaded its pictures. */
async function expectShown(worker: Worker, notifications: readonly string[]): Promise<void> {
  await expect.poll(() => shown(worker)).toEqual(notifications);
}

/** Returns how many pages of the site the worker knows as open: a closed one stays for a moment. */
async function openPages(worker: Worker): Promise<number> {
  return worker.evaluate(async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return pages.length;
  });
}

/** Stars the home side on its page, turns its alerts on, also for closed pages, as a fan in Brazil. */
async function turnOn(page: Page, match: MatchOnTheField): Promise<void> {
  await keepToasts(page);
  await openPage(page, `/football/team/home/${match.matchId}-h?lang=pt-BR&brand=touchline-net`);
  await page
    .getByRole('button', { name: /^Favorito: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ativar alertas' }).click();
  const sheet = page.getByRole('dialog', { name: /^Alertas: / });
  await sheet.getByRole('checkbox', { name: 'Alertas com este site fechado' }).check();
  await expect(sheet.getByRole('checkbox', { name: 'Não incomodar' })).toBeEnabled();
}

async function announced(field: Field): Promise<MatchOnTheField> {
  const match = field.match({ home: 'Ipê Claro', away: 'Cedro Alto' });
  await match.announce(Date.now() + HOUR);
  return match;
}

test('a fan without account closes the page; a goal reaches the device, a press opens the match, and a withdrawn goal replaces it @push', async ({
  context,
  page,
  field,
  product,
}) => {
  const match = await announced(field);
  const subscription = await usePushService(context, product.url, { sendsBack: false });
  await turnOn(page, match);
  // The startup removes other service workers; this one stays.
  await openPage(page, '/about/privacy-policy');
  const worker = await workerOf(context);
  const push = await pushing(context, product.url);
  await page.close();
  await expect.poll(() => openPages(worker)).toBe(0);

  // The page that turned them on is closed already, so the first message shows.
  await push(textOf(service.welcomeOf(subscription())));
  await expectShown(worker, ['Alertas ativados | Os alertas vão aparecer assim.']);
  await worker.evaluate(async () => {
    for (const notification of await registration.getNotifications()) notification.close();
  });
  const deliver = async (number: number) => {
    const messages = await service.messages(subscription(), number);
    await push(textOf(messages[number - 1]));
  };
  await match.kickOff();
  await deliver(1);
  const { home, away } = match;
  await expectShown(worker, [`Bola rolando | ${home} 0–0 ${away}`]);
  const pictures = await worker.evaluate(async () => {
    const [notification] = await registration.getNotifications();
    const { icon, badge }: { icon?: string; badge?: string } = notification ?? {};
    return Promise.all([icon, badge].map(async (url = '') => [url, (await fetch(url)).status]));
  });
  const own = `${product.url}/icons/touchline-net`;
  expect(pictures).toEqual([
    [`${own}-any-192.png`, 200],
    [`${own}-monochrome-512.png`, 200],
  ]);
  await match.score(1, 0);
  await deliver(2);
  // The worker has sent back the nonce of an earlier message.
  expect(service.messagesOf(subscription())[1]?.proof).toBeUndefined();
  await expectShown(worker, [`Gol: ${home} | ${home} 1–0 ${away}`]);
  await match.score(0, 0, { correction: true });
  await deliver(3);
  await expectShown(worker, [`Placar corrigido | ${home} 0–0 ${away}`]);

  const opened = await pressed(worker);
  const next = await context.newPage();
  await openPage(next, opened);
  await expect(next).toHaveTitle(new RegExp(home));
  await expectShown(worker, []);
});

/** Returns a message as its browser gets it. */
function textOf(received: Received | undefined): string {
  return JSON.stringify(v.parse(pushMessageSchema, received));
}

/**
 * Presses the notification, and returns the address that the worker opens. Scripts cannot press a
 * device's notification, and only a real press may open a window: this one records it.
 */
async function pressed(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const [notification] = await registration.getNotifications();
    return new Promise<string>((resolve) => {
      clients.openWindow = async (address) => {
        resolve(address);
        return null;
      };
      const init = notification ? { notification } : {};
      dispatchEvent(new NotificationEvent('notificationclick', init));
    });
  });
}

test('alerts for closed pages have quiet hours and a way without scores, and end with the alerts @push', async ({
  context,
  page,
  field,
  product,
}) => {
  const match = await announced(field);
  const subscription = await usePushService(context, product.url, { sendsBack: true });
  await turnOn(page, match);
  const sheet = page.getByRole('dialog', { name: /^Alertas: / });
  await sheet.getByRole('checkbox', { name: 'Não incomodar' }).check();
  await expect(sheet.getByLabel('das')).toHaveValue('22:00');
  await expect(sheet.getByLabel('às')).toHaveValue('08:00');
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await sheet.getByRole('checkbox', { name: 'Não incomodar' }).uncheck();
  await sheet.getByRole('checkbox', { name: /^Sem placar/ }).check();
  await expect(sheet.getByRole('checkbox', { name: /^Sem placar/ })).toBeEnabled();
  await match.kickOff();
  const [message] = await service.messages(subscription(), 1);
  expect(message?.notification).toMatchObject({
    title: 'Aconteceu algo no jogo',
    body: `${match.home} x ${match.away}`,
  });
  const worker = () => page.evaluate(() => navigator.serviceWorker.getRegistration('/'));
  expect(await worker()).toBeTruthy();
  await sheet.getByRole('button', { name: 'Desativar alertas' }).click();
  await expect.poll(worker).toBeFalsy();
});
