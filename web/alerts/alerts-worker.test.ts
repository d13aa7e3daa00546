import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const MATCH = 'https://scores.example/match/m%3A1';

/** Listeners of the service worker. */
const listeners = new Map<string, (event: object) => void>();
/** Pages of the site; the worker controls none of them. */
let pages: { url: string; visibilityState: string; focus: () => void }[];
let focused: string[];
let opened: string[];
let shown: unknown[];
/** What the worker sent to the product. */
let posted: [address: string, body: unknown][];
let closed: number;
let skipped = 0;

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => void (skipped += 1),
    clients: {
      matchAll: async ({ includeUncontrolled = false }) => (includeUncontrolled ? pages : []),
      openWindow: async (address: string) => opened.push(address),
    },
    registration: {
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    },
  });
  // Its types are those of a service worker, which exclude those of a page.
  const worker = new URL('worker/alerts-worker.ts', import.meta.url).pathname;
  await import(/* @vite-ignore */ worker);
});

beforeEach(() => {
  [pages, focused, opened, shown, posted] = [[], [], [], [], []];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    posted.push([address, JSON.parse(body)]);
    return Response.json({ data: {} });
  });
  closed = 0;
});
afterAll(() => void vi.unstubAllGlobals());

function openPage(path: string, visibilityState = 'hidden'): void {
  const url = `https://scores.example${path}`;
  pages.push({ url, visibilityState, focus: () => focused.push(url) });
}

/** Sends the worker an event, and returns once it has handled it. */
async function dispatch(type: string, event: object): Promise<void> {
  const handled: unknown[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => handled.push(promise) });
  expect(handled).toHaveLength(1);
  await Promise.all(handled);
}

const press = () =>
  dispatch('notificationclick', { notification: { data: MATCH, close: () => (closed += 1) } });

test('a press on an alert shows the match’s page, also one that was open before the worker', async () => {
  openPage('/');
  openPage('/football/match/elk-vs-fir/m%3A1');
  await press();
  expect([focused, opened]).toEqual([
    ['https://scores.example/football/match/elk-vs-fir/m%3A1'],
    [],
  ]);
});

test('a press on an alert opens the match if no page shows it', async () => {
  openPage('/football/match/elk-vs-fir/m%3A11');
  await press();
  expect([focused, opened]).toEqual([[], [MATCH]]);
  expect(closed).toBe(1);
});

test('a new version of the worker works at once, without waiting for pages to close', () => {
  listeners.get('install')?.({});
  expect(skipped).toBe(1);
});

const MESSAGE = {
  web_push: 8030,
  notification: {
    title: 'Goal for Elk',
    body: 'Elk 1–0 Fir',
    lang: 'en',
    dir: 'ltr',
    tag: 'alert m:1',
    renotify: true,
    icon: 'https://scores.example/icons/touchline-net-any-192.png',
    badge: 'https://scores.example/icons/touchline-net-monochrome-512.png',
    navigate: MATCH,
    timestamp: 1_000,
  },
};
const push = (message: object) =>
  dispatch('push', { data: { text: () => JSON.stringify(message) } });

test('a message is shown with the icon of its brand while no page is visible', async () => {
  openPage('/');
  await push(MESSAGE);
  const { notification } = MESSAGE;
  expect(shown).toEqual([{ ...notification, data: notification.navigate }]);
});

const PROOF = { subscription: 'a'.repeat(64), nonce: 'b'.repeat(43) };

test('the nonce of a message goes back to the product, also while a page is visible', async () => {
  openPage('/', 'visible');
  await push({ ...MESSAGE, mutable: true, proof: PROOF });
  expect(shown).toEqual([]);
  expect(posted).toEqual([['/api/media/v1/alerts/subscription/proof', PROOF]]);
  await push(MESSAGE);
  expect(posted).toHaveLength(1);
});

test('a message is shown also if its nonce does not reach the product', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Offline')));
  await push({ ...MESSAGE, proof: PROOF });
  expect(shown).toHaveLength(1);
});

test('a visible page shows a message itself, unless no page can', async () => {
  openPage('/', 'visible');
  await push(MESSAGE);
  expect(shown).toEqual([]);
  await push({ ...MESSAGE, isShownAlways: true });
  expect(shown).toHaveLength(1);
});
