// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  currentSubscription,
  hasPush,
  needsHomeScreen,
  openPushManager,
  removeAlertsWorker,
} from './push-manager.ts';

afterEach(() => void vi.unstubAllGlobals());

const HELD = { endpoint: 'https://push.example/1' };

/** Stubs a browser whose service worker receives the messages; records what happens to the worker. */
function stubWorkers() {
  const course: string[] = [];
  const pushManager = { getSubscription: async () => HELD };
  let registration: object | undefined;
  const serviceWorker = {
    register: async (path: string) => {
      course.push(`registered ${path}`);
      registration = { pushManager, unregister: async () => course.push('removed') };
    },
    get ready() {
      return registration ? Promise.resolve(registration) : Promise.reject(new Error('No worker'));
    },
    getRegistration: async () => registration,
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {});
  return { course, pushManager };
}

test('a browser with service workers registers that of alerts, and removes it with them', async () => {
  const { course, pushManager } = stubWorkers();
  expect(hasPush()).toBe(true);
  expect(await currentSubscription()).toBeNull();
  await removeAlertsWorker();
  expect(await openPushManager()).toBe(pushManager);
  expect(course).toEqual(['registered /alerts-worker.js']);
  expect(await currentSubscription()).toBe(HELD);
  await removeAlertsWorker();
  expect(course.slice(1)).toEqual(['removed']);
});

test('a browser that shows messages itself has the worker for nonces alone', async () => {
  const { course, pushManager } = stubWorkers();
  const own = { getSubscription: pushManager.getSubscription };
  vi.stubGlobal('pushManager', own);
  expect(await openPushManager()).toBe(own);
  expect(await currentSubscription()).toBe(HELD);
  await removeAlertsWorker();
  expect(course).toEqual(['registered /alerts-worker.js', 'removed']);
});

test.each([
  ['has no workers', {}],
  ['forbids them', { serviceWorker: { register: async () => Promise.reject(new Error('No')) } }],
])('a browser that shows messages itself and %s subscribes too', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const own = { getSubscription: async () => HELD };
  vi.stubGlobal('pushManager', own);
  expect(await openPushManager()).toBe(own);
});

test.each([
  ['nothing', {}, {}, false],
  ['notifications alone', { Notification: {} }, {}, false],
  ['no push service', { Notification: {} }, { serviceWorker: {} }, false],
  ['messages without notifications', { pushManager: {} }, {}, false],
  ['messages that it shows itself', { Notification: {}, pushManager: {} }, {}, true],
])('a browser with %s gets alerts while no page is open, or not', (_what, globals, more, has) => {
  Reflect.deleteProperty(globalThis, 'Notification');
  vi.stubGlobal('navigator', more);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  expect(hasPush()).toBe(has);
});

test.each([
  ['a browser elsewhere', {}, false],
  ['a tab on an iPhone', { standalone: false }, true],
  ['the product on its home screen', { standalone: true }, false],
])('%s needs the product on the home screen, or not', (_where, navigator, needs) => {
  vi.stubGlobal('navigator', navigator);
  expect(needsHomeScreen()).toBe(needs);
});
