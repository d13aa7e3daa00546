import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isDeviceRecorded } from './recorded-device.ts';

const DEVICES = 10_000;

function shareOf(idOf: (device: number) => string): number {
  let recorded = 0;
  for (let device = 0; device < DEVICES; device += 1)
    if (isDeviceRecorded(idOf(device))) recorded += 1;
  return recorded / DEVICES;
}

test.each([
  ['hashes', (device: number) => createHash('md5').update(String(device)).digest('hex')],
  ['ids that hardly differ', (device: number) => device.toString(16).padStart(32, '0')],
])(
  'about 30% of devices are chosen for recording, by hashed cookie value: of 10,000 %s',
  (_what, idOf) => {
    expect(shareOf(idOf)).toBeGreaterThan(0.285);
    expect(shareOf(idOf)).toBeLessThan(0.315);
  },
);

test('a device is recorded at every visit or never, and never without an id', () => {
  expect(isDeviceRecorded('0123456789abcdef')).toBe(isDeviceRecorded('0123456789abcdef'));
  expect(isDeviceRecorded('')).toBe(false);
});
