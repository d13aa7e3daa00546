import { afterEach, expect, test, vi } from 'vitest';
import { reports, type Report } from '../monitoring/reports.ts';
import { isOutdated, POLL_MS, watchBuild } from './build-version.ts';
import { announceVisitor, removeServiceWorkers } from './run-startup.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('visitor-init is reported once for a browser', () => {
  const sink = vi.fn<(report: Report) => void>();
  // Other tests' reports wait until something takes them.
  reports.drop();
  reports.attach(sink);
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  announceVisitor(storage);
  announceVisitor(storage);
  expect(sink.mock.calls).toEqual([[{ kind: 'event', name: 'visitor-init', attributes: {} }]]);
});

test('removeServiceWorkers() resolves in a browser without service workers', async () => {
  await expect(removeServiceWorkers(undefined)).resolves.toBeUndefined();
});

test('the worker of alerts stays, and every other service worker goes', async () => {
  vi.stubGlobal('location', { origin: 'https://scores.example' });
  const gone: string[] = [];
  const registered = (scriptURL: string, state: 'active' | 'installing') => ({
    active: null,
    waiting: null,
    installing: null,
    [state]: { scriptURL },
    unregister: async () => gone.push(scriptURL) > 0,
  });
  const registrations = [
    registered('https://scores.example/alerts-worker.js', 'active'),
    registered('https://scores.example/alerts-worker.js', 'installing'),
    registered('https://scores.example/sw.js', 'active'),
    registered('https://scores.example/older/alerts-worker.js', 'active'),
  ];
  await removeServiceWorkers({ getRegistrations: async () => registrations });
  expect(gone).toEqual([
    'https://scores.example/sw.js',
    'https://scores.example/older/alerts-worker.js',
  ]);
});

const serving = (version: string) => async () => Response.json({ version });

test.each([
  ['a newer build', serving('b'), true],
  ['the same build', serving('a'), false],
  ['no build', serving(''), false],
  ['an error', async () => new Response('', { status: 500 }), false],
  ['nothing', () => Promise.reject(new Error('offline')), false],
])('a page of build a is out of date where %s is served: %s', async (_what, fetch, outdated) => {
  expect(await isOutdated('a', fetch)).toBe(outdated);
});

test('a page checks its build every hour until it is out of date, then stops', async () => {
  vi.useFakeTimers();
  const versions = ['a', 'b', 'c'];
  const fetch = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ version: versions.shift() }),
  );
  vi.stubGlobal('fetch', fetch);
  const onOutdated = vi.fn<() => void>();
  watchBuild('a', onOutdated);
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(onOutdated).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});
