// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { SERVER_DEVICE_ID } from '../../../edge/contracts/cookies.ts';
import { reports, type Report } from '../monitoring/reports.ts';
import { DEVICE_PART, ensureDeviceId, forgetDeviceId } from './device-id.ts';

const FINGERPRINT = 'f'.repeat(32);
const take = async () => FINGERPRINT;

afterEach(() => {
  document.cookie = 'device-id=; Max-Age=-1; Path=/';
});

test('a stored device id is kept', async () => {
  const never = vi.fn<() => Promise<string>>();
  expect(await ensureDeviceId('d-1', never)).toBe('d-1');
  expect(never).not.toHaveBeenCalled();
});

test('on a page from the cache the browser’s stored device id is kept', async () => {
  document.cookie = 'device-id=d-2; Path=/';
  expect(await ensureDeviceId(null, take)).toBe('d-2');
});

test.each([null, '', 'not.an.id', SERVER_DEVICE_ID])(
  'if none is stored, or the stored value equals the placeholder hash (%j), the device id is a fingerprint',
  async (stored) => {
    expect(await ensureDeviceId(stored, take)).toBe(FINGERPRINT);
    expect(document.cookie).toContain(`device-id=${FINGERPRINT}`);
  },
);

test('if fingerprinting fails the device id is empty, which is logged and not stored', async () => {
  const sink = vi.fn<(report: Report) => void>();
  reports.attach(sink);
  expect(await ensureDeviceId(null, () => Promise.reject(new Error('no canvas')))).toBe('');
  expect(sink.mock.lastCall).toEqual([
    { kind: 'error', error: new Error('no canvas'), context: { step: 'device-id' } },
  ]);
  expect(document.cookie).not.toContain('device-id');
});

test('a browser that may not have a device id loses its own, with the random part', async () => {
  await ensureDeviceId(null, take);
  localStorage.setItem(DEVICE_PART, 'r');
  forgetDeviceId();
  expect(document.cookie).not.toContain(FINGERPRINT);
  expect(localStorage.getItem(DEVICE_PART)).toBeNull();
});

test('a browser that forbids storage loses its device id too', async () => {
  await ensureDeviceId(null, take);
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  forgetDeviceId();
  storage.mockRestore();
  expect(document.cookie).not.toContain(FINGERPRINT);
});
