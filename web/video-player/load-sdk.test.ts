import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSdkLoader } from './load-sdk.ts';
import type { SdkSource, VideoSdk } from './video-sdk.ts';

const SETTING = { key: 'public-key', country: 'br', userId: 'hash-7' };

function aVendor({ init = async () => {} }: Partial<Pick<VideoSdk, 'init'>> = {}) {
  const calls: string[] = [];
  let sdk: VideoSdk | null = null;
  const source: SdkSource = {
    begin: () => calls.push('begin'),
    loaded: () => {
      calls.push('poll');
      return sdk;
    },
  };
  const arrive = () => {
    sdk = {
      init: async (key) => {
        calls.push(`init ${key}`);
        await init(key);
      },
      setGeolocation: (country) => calls.push(`geolocation ${country}`),
      setExternalUserId: (id) => calls.push(`user ${id}`),
      open: () => Promise.reject(new Error('Nothing is played here.')),
    };
  };
  const load = createSdkLoader(source, {
    onReady: () => calls.push('ready'),
    onFailure: (error) => calls.push(String(error)),
  });
  return { calls, arrive, load };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('has a loading poll of 50 ms, then gets the country in capitals and the user, and reports ready', async () => {
  const { calls, arrive, load } = aVendor();
  const loading = load(SETTING);
  await vi.advanceTimersByTimeAsync(149);
  expect(calls).toEqual(['begin', 'poll', 'poll', 'poll']);
  arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).not.toBeNull();
  expect(calls.slice(4)).toEqual([
    'poll',
    'init public-key',
    'geolocation BR',
    'user hash-7',
    'ready',
  ]);
});

it('is loaded once for concurrent callers', async () => {
  const { calls, arrive, load } = aVendor();
  arrive();
  const [one, other] = await Promise.all([load(SETTING), load(SETTING)]);
  expect(one).toBe(other);
  expect(calls.filter((each) => each === 'begin')).toHaveLength(1);
});

it('gets no country and no user if they are unknown', async () => {
  const { calls, arrive, load } = aVendor();
  arrive();
  await load({ ...SETTING, country: null, userId: null });
  expect(calls).toEqual(['begin', 'poll', 'init public-key', 'ready']);
});

it('is not ready if it does not load, and reports the failure', async () => {
  const { calls, load } = aVendor();
  const loading = load(SETTING);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await loading).toBeNull();
  expect(calls.at(-1)).toContain('did not load');
  expect(calls).not.toContain('ready');
});

it('is initialised again after a failed initialisation', async () => {
  let isDown = true;
  const { calls, arrive, load } = aVendor({
    init: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()),
  });
  arrive();
  expect(await load(SETTING)).toBeNull();
  expect(calls.at(-1)).toContain('down');
  isDown = false;
  expect(await load(SETTING)).not.toBeNull();
  expect(calls.at(-1)).toBe('ready');
});
